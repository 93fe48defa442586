import type { Rules, TurnRecord } from '@/engine'

/**
 * The turn of a player that is shown of a whole match: the first of the lowest ones, which is a
 * shut box if there was one. In a target match, where low is not good, the one that led to the end.
 */
export function bestTurn(
  rules: Rules,
  turns: readonly TurnRecord[],
  seat: number,
): TurnRecord | undefined {
  const own = turns.filter((turn) => turn.seat === seat)
  const shut = own.find(({ ending }) => ending.by === 'shut')
  if (shut) return shut
  if (rules.format.kind === 'target') return own.at(-1)
  return own.reduce<TurnRecord | undefined>(
    (best, turn) => (best && best.score <= turn.score ? best : turn),
    undefined,
  )
}
