import type { PlayerColour } from '@/model/colours'
import type { SeatedMatch } from '@/model/player'

/** A turn as a stretch of the match: from the step it begins at to the one the next begins at. */
export type TurnMark = { readonly from: number; readonly to: number; readonly colour: PlayerColour }

/** Whose turn every stretch of the match was. */
export function turnMarks(
  last: number,
  matchAt: (step: number) => SeatedMatch,
): readonly TurnMark[] {
  const marks: TurnMark[] = []
  let from = 0
  for (let step = 1; step <= last + 1; step++) {
    const before = matchAt(step - 1)
    const after = step > last ? undefined : matchAt(step)
    if (after && after.seat === before.seat && after.round === before.round) continue
    marks.push({
      from,
      to: Math.min(step, last),
      colour: before.setup.players[before.seat]!.colour,
    })
    from = step
  }
  return marks
}
