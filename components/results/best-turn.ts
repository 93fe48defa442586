import type { Rules, TurnRecord } from '@/engine'

const turnsOf = (turns: readonly TurnRecord[], seat: number) =>
  turns.filter((turn) => turn.seat === seat)

/** The turn shown for a winner: the last one in a target match, where an earlier shut box did not decide it. */
export const winningTurn = (
  rules: Rules,
  turns: readonly TurnRecord[],
  seat: number,
): TurnRecord | undefined =>
  rules.format.kind === 'target' ? turnsOf(turns, seat).at(-1) : bestTurn(rules, turns, seat)

/**
 * The best turn of a player: the first with a shut box, else the first with the lowest score. In a target match,
 * where low is not good, the last turn in place of the lowest.
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
