import { SPACE } from '../ui/theme'

/** The upper and lower edges of something, in points. */
export type Span = { readonly top: number; readonly bottom: number }

/** Where a page and parts of it are in the window. */
export type Places = {
  readonly page: Span
  /** How far the page has been scrolled. */
  readonly scrolled: number
  /** The card of the chosen rules, and the name on it. */
  readonly card: Span
  readonly name: Span
  /** The card of the match on the table, which is above the players. */
  readonly live: Span | undefined
}

/** The side of the page on which something is out of view. */
export type Side = 'above' | 'below'

/** How far to scroll a page until a part of it is in view, with a margin; its top has priority. */
export function scrollToSee(part: Span, page: Span, margin: number): number {
  const above = part.top - margin - page.top
  const below = part.bottom + margin - page.bottom
  return above < 0 ? above : Math.max(0, Math.min(above, below))
}

/** The number of players that a newcomer finds. */
const FEW = 2
/** How much of a card hints at the rules. */
const HINT_HEIGHT = 84

/**
 * How far a page is scrolled when it opens: as little as shows the picture and the name of the chosen rules, so
 * that as many players as possible are in view too. Some things have priority over the rules: the card of a live
 * match, and with few players the name of the app, if there is a hint of the rules below them.
 */
export function openingScroll(places: Places, seated: number): number {
  const { page, scrolled, card, name, live } = places
  const named = { top: card.top + scrolled, bottom: name.bottom + scrolled }
  const isHinted = named.top + HINT_HEIGHT <= page.bottom
  if (!live && seated <= FEW && isHinted) return 0
  const distance = Math.max(0, scrollToSee(named, page, SPACE.l))
  const room = live ? live.top + scrolled - SPACE.s - page.top : Infinity
  return distance > room ? 0 : distance
}

/** Where the name of the chosen rules is if it is out of view. What lies at the lower edge is faded. */
export function sideOf({ page, name }: Places): Side | undefined {
  if (name.top < page.top) return 'above'
  return name.bottom > page.bottom - SPACE.s ? 'below' : undefined
}
