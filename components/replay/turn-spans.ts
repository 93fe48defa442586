import type { PlayerColour } from '@/model/colours'
import type { SeatedMatch } from '@/model/player'
import { marksOf } from '../ui/player-marks'

/** The steps of one turn, from its first step to the first step of the next turn, and its player. */
export type TurnSpan = {
  readonly from: number
  readonly to: number
  readonly colour: PlayerColour
  readonly mark: string
  /** The position of the seat among all seats, between 0 and 1. */
  readonly place: number
}

/** Splits the steps of a match into turns. */
export function turnSpans(
  last: number,
  matchAt: (step: number) => SeatedMatch,
): readonly TurnSpan[] {
  const { players } = matchAt(0).setup
  const marks = marksOf(players.map(({ name }) => name))
  const spans: TurnSpan[] = []
  let from = 0
  for (let step = 1; step <= last + 1; step++) {
    const { seat, round } = matchAt(step - 1)
    const after = step > last ? undefined : matchAt(step)
    if (after && after.seat === seat && after.round === round) continue
    spans.push({
      from,
      to: Math.min(step, last),
      colour: players[seat]!.colour,
      mark: marks[seat]!,
      place: (seat + 0.5) / players.length,
    })
    from = step
  }
  return spans
}

const GAP = 1.5

const roomFor = (mark: string) => 7 + 6 * mark.length

/** A turn on the band; `mark` is absent where there is no room for it. */
export type BandTurn = Pick<TurnSpan, 'colour' | 'place'> & {
  readonly x: number
  readonly width: number
  readonly mark?: string
}

/** Lays out the turns on a band of this width. */
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
