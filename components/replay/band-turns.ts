import type { TurnSpan } from './turn-spans'

const GAP = 1.5

const roomFor = (mark: string) => 7 + 6 * mark.length

/** A turn as it is drawn: with its player's mark where there is room for it, else with a stripe at a height. */
export type BandTurn = Pick<TurnSpan, 'colour' | 'place'> & {
  readonly x: number
  readonly width: number
  readonly mark?: string
}

/** Lays the turns out on a band that is so wide. */
export const bandTurns = (
  spans: readonly TurnSpan[],
  last: number,
  bandWidth: number,
): readonly BandTurn[] =>
  spans.map(({ from, to, colour, mark, place }) => {
    const room = ((to - from) / last) * bandWidth
    const width = Math.max(1, room - Math.min(GAP, room / 4))
    const hasRoom = width >= roomFor(mark)
    return { x: (from / last) * bandWidth, width, colour, place, ...(hasRoom && { mark }) }
  })
