import type { PlayerColour } from '@/model/colours'
import type { SeatedMatch } from '@/model/player'

/** The steps of one turn, from its first step to the first step of the next turn. */
export type TurnSpan = { readonly from: number; readonly to: number; readonly colour: PlayerColour }

/** Splits the steps of a match into turns. */
export function turnSpans(
  last: number,
  matchAt: (step: number) => SeatedMatch,
): readonly TurnSpan[] {
  const spans: TurnSpan[] = []
  let from = 0
  for (let step = 1; step <= last + 1; step++) {
    const before = matchAt(step - 1)
    const after = step > last ? undefined : matchAt(step)
    if (after && after.seat === before.seat && after.round === before.round) continue
    spans.push({
      from,
      to: Math.min(step, last),
      colour: before.setup.players[before.seat]!.colour,
    })
    from = step
  }
  return spans
}
