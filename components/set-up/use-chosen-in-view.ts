import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { ScrollView, Text, View } from 'react-native'
import { SPACE } from '../ui/theme'
import { openingScroll, scrollToSee, sideOf, type Places, type Side, type Span } from './in-view'

/** Methods and properties that both DOM elements and native elements of React Native have. */
type Measurable = { readonly getBoundingClientRect?: () => Span; readonly scrollTop?: number }

/** Undefined for what is not drawn, such as a screen that is below another one in a browser. */
function spanOf(element: unknown): Span | undefined {
  const span = (element as Measurable | null)?.getBoundingClientRect?.()
  return span && span.bottom > span.top ? span : undefined
}

type Watched = {
  readonly page: RefObject<ScrollView | null>
  readonly live: RefObject<View | null>
  /** Changes whenever the screen is opened, also by coming back to it for another match. */
  readonly opening: number
  readonly seats: readonly unknown[]
  /** The earlier wins of each known player, which may be read after the screen has opened. */
  readonly won: readonly unknown[]
}

/**
 * Scrolls to the chosen rules when the screen opens, and when others are chosen, since the card that folds up above
 * them would otherwise move them out of view. Nothing scrolls when players are added or removed, so that the
 * tapped button stays under the finger; `side` then says where the rules are, if they are out of view.
 */
export function useChosenInView({ page, live, opening, seats, won }: Watched) {
  const known = won.filter((record) => record !== undefined).length
  const card = useRef<View>(null)
  const name = useRef<Text>(null)
  const seatedBefore = useRef(seats.length)
  const isDrawn = useRef(false)
  /** What the page was opened with, and how far it was scrolled then. */
  const opened = useRef<{ opening: number; seats: readonly unknown[]; scrolled: number }>(undefined)
  const [seen, setSeen] = useState<{ opening: number; side: Side | undefined }>()

  const measure = useCallback((): Places | undefined => {
    const [ofPage, ofCard, ofName] = [page, card, name].map(({ current }) => spanOf(current))
    const { scrollTop: scrolled } = (page.current ?? {}) as Measurable
    if (!ofPage || !ofCard || !ofName || scrolled === undefined) return undefined
    return { page: ofPage, scrolled, card: ofCard, name: ofName, live: spanOf(live.current) }
  }, [page, live])

  const look = useCallback(() => {
    const places = isDrawn.current ? measure() : undefined
    if (!places) return
    const side = sideOf(places)
    setSeen((before) =>
      before?.opening === opening && before.side === side ? before : { opening, side },
    )
  }, [measure, opening])

  /** Scrolling is followed by an event, and only then the places are new on phones. */
  const scrollTo = useCallback(
    (y: number, from: number) => {
      if (Math.round(y) === Math.round(from)) return look()
      const { current } = page
      current?.scrollTo({ y: Math.max(0, y), animated: false })
    },
    [look, page],
  )

  const open = useCallback(() => {
    const places = isDrawn.current ? measure() : undefined
    if (!places) return
    const scrolled = openingScroll(places, seats.length)
    opened.current = { opening, seats, scrolled }
    scrollTo(scrolled, places.scrolled)
  }, [measure, opening, scrollTo, seats])

  useLayoutEffect(() => {
    const { current: last } = opened
    const isStill = () =>
      last?.seats === seats && Math.abs((measure()?.scrolled ?? NaN) - last.scrolled) < 1
    if (last?.opening !== opening || isStill()) open()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- not when seats change
  }, [opening, known])

  const toCard = useCallback(() => {
    const places = measure()
    if (!places) return
    const { scrolled } = places
    scrollTo(scrolled + scrollToSee(places.card, places.page, SPACE.m), scrolled)
  }, [measure, scrollTo])

  /** Each set of rules has its own card, so another card means that others were chosen. */
  const onCard = useCallback(
    (view: View | null) => {
      card.current = view
      if (!view) return
      if (opened.current?.opening === opening && seatedBefore.current === seats.length) toCard()
      seatedBefore.current = seats.length
    },
    [opening, seats.length, toCard],
  )

  const onPage = () => {
    isDrawn.current = true
    if (opened.current?.opening === opening) look()
    else open()
  }
  return {
    onCard,
    name,
    toCard,
    watching: { onLayout: onPage, onContentSizeChange: look, onScroll: look },
    side: seen?.opening === opening ? seen.side : undefined,
  }
}
