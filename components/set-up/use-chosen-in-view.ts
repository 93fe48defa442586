import { useCallback, useRef, type RefObject } from 'react'
import type { ScrollView, View } from 'react-native'
import { SPACE } from '../ui/theme'

/** The upper and lower edges of something, in points. */
type Span = { readonly top: number; readonly bottom: number }

/** How far to scroll a page until a part of it is in view, with a margin; its top has priority. */
export function scrollToSee(part: Span, page: Span, margin: number): number {
  const above = part.top - margin - page.top
  const below = part.bottom + margin - page.bottom
  return above < 0 ? above : Math.max(0, Math.min(above, below))
}

/** How much of a card hints at the rules, and how much names them. */
const HINT_HEIGHT = 84
const NAMED_HEIGHT = 140

/** How far to scroll until the rules are named. 0 if a hint of them is in view, or if `live` would go out of view. */
function scrollToName(card: Span, page: Span, live: Span | undefined): number {
  const { top, bottom } = card
  const distance = (height: number) =>
    scrollToSee({ top, bottom: Math.min(bottom, top + height) }, page, SPACE.m)
  const room = live ? live.top - SPACE.m - page.top : Infinity
  const toHint = distance(HINT_HEIGHT)
  return toHint === 0 || toHint > room ? 0 : Math.min(distance(NAMED_HEIGHT), room)
}

/** Methods and properties that both DOM elements and native elements of React Native have. */
type Measurable = { readonly getBoundingClientRect?: () => Span; readonly scrollTop?: number }

const spanOf = (element: unknown): Span | undefined =>
  (element as Measurable | null)?.getBoundingClientRect?.()

/**
 * Scrolls to the chosen rules. When the screen opens, the card of the live match above them has priority. When
 * other rules are chosen, the card that folds up above them would otherwise move them out of view. When the app
 * chooses others for another number of players, nothing scrolls, so that the tapped button stays under the finger.
 */
export function useChosenInView(
  page: RefObject<ScrollView | null>,
  live: RefObject<View | null>,
  seated: number,
) {
  const card = useRef<View>(null)
  const seatedBefore = useRef(seated)
  const isOpen = useRef(false)

  const scroll = useCallback(
    (distanceOf: (card: Span, page: Span) => number) => {
      const [ofCard, ofPage] = [spanOf(card.current), spanOf(page.current)]
      const { scrollTop } = (page.current ?? {}) as Measurable
      if (!ofCard || !ofPage || scrollTop === undefined) return
      const distance = distanceOf(ofCard, ofPage)
      if (distance === 0) return
      page.current?.scrollTo({ y: Math.max(0, scrollTop + distance), animated: false })
    },
    [page],
  )

  /** Each set of rules has its own card, so another card means that others were chosen. */
  const onCard = useCallback(
    (view: View | null) => {
      card.current = view
      if (!view) return
      if (isOpen.current && seatedBefore.current === seated)
        scroll((ofCard, ofPage) => scrollToSee(ofCard, ofPage, SPACE.m))
      seatedBefore.current = seated
    },
    [scroll, seated],
  )

  const onPage = () => {
    if (!isOpen.current)
      scroll((ofCard, ofPage) => scrollToName(ofCard, ofPage, spanOf(live.current)))
    isOpen.current = true
  }
  return { onCard, onPage }
}
