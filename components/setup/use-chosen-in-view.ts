import { useCallback, useRef, type RefObject } from 'react'
import type { ScrollView, View } from 'react-native'
import { SPACE } from '../ui/theme'
import { scrollToSee, type Span } from './scroll-to-see'

/** What both a browser's and React Native's elements know of their place in the window. */
type Placed = {
  readonly getBoundingClientRect?: () => Span
  readonly scrollTop?: number
}

/**
 * Of a card, what hints at the rules and what names them. When the screen opens, what stands above them matters
 * as well: it scrolls only where not even the hint is seen.
 */
const HINT_HEIGHT = 84
const NAMED_HEIGHT = 140

/**
 * Keeps the chosen rules in view: those that are chosen when the screen opens, unless the card of the live match
 * above, which matters more, would go out of view; and others as soon as they are chosen, since the card that folds
 * up above them takes them along. Where another number of players is seated the app chose the others, and what was
 * tapped for it stays under the finger.
 */
export function useChosenInView(
  page: RefObject<ScrollView | null>,
  live: RefObject<View | null>,
  seated: number,
) {
  const card = useRef<View>(null)
  const seatedBefore = useRef(seated)
  const isOpen = useRef(false)

  const see = useCallback(
    (height: number, unlessSeen: number, kept: View | null) => {
      const { getBoundingClientRect: ofPage, scrollTop } = (page.current ?? {}) as Placed
      const { getBoundingClientRect: ofCard } = (card.current ?? {}) as Placed
      if (!ofPage || !ofCard || scrollTop === undefined) return
      const view = ofPage.call(page.current)
      const { top, bottom } = ofCard.call(card.current)
      const by = (part: number) =>
        scrollToSee({ top, bottom: Math.min(bottom, top + part) }, view, SPACE.m)
      const { getBoundingClientRect: ofKept } = (kept ?? {}) as Placed
      const room = ofKept ? ofKept.call(kept).top - SPACE.m - view.top : Infinity
      if (by(unlessSeen) === 0 || by(unlessSeen) > room) return
      const y = scrollTop + Math.min(by(height), room)
      page.current?.scrollTo({ y: Math.max(0, y), animated: false })
    },
    [page],
  )

  /** The chosen rules have a card of their own each: another card means that others were chosen. */
  const onCard = useCallback(
    (view: View | null) => {
      card.current = view
      if (!view) return
      if (isOpen.current && seatedBefore.current === seated) see(Infinity, Infinity, null)
      seatedBefore.current = seated
    },
    [see, seated],
  )

  const onPage = () => {
    if (!isOpen.current) see(NAMED_HEIGHT, HINT_HEIGHT, live.current)
    isOpen.current = true
  }
  return { onCard, onPage }
}
