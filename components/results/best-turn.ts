import type { Rules, TurnRecord } from '@/engine'

const turnsOf = (turns: readonly TurnRecord[], seat: number) =>
  turns.filter((turn) => turn.seat === seat)

/** The turn that is shown of who won: in a target match the last one, which a shut box may have been far from. */
export const winningTurn = (
  rules: Rules,
  turns: readonly TurnRecord[],
  seat: number,
): TurnRecord | undefined =>
  rules.format.kind === 'target' ? turnsOf(turns, seat).at(-1) : bestTurn(rules, turns, seat)

/**
 * The turn of a player that is shown of a whole match: the first of the lowest ones, which is a
 * shut box if there was one. In a target match, where low is not good, the one that led to the end
 * if there was none.
 */
export function bestTurn(
  rules: Rules,
  turns: readonly TurnRecord[],
  seat: number,
): TurnRecord | undefined {
  const own = turnsOf(turns, seat)
  const shut = own.find(({ ending }) => ending.by === 'shut')
  if (shut) return shut
  if (rules.format.kind === 'target') return own.at(-1)
  return own.reduce<TurnRecord | undefined>(
    (best, turn) => (best && best.score <= turn.score ? best : turn),
    undefined,
  )
}
