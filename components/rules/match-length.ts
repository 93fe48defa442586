import { worstTurnScore, type Rules } from '@/engine'
import { turnLimit } from '@/model/turn-limit'

const MINUTES_A_TURN = 0.7

/** A typical turn score, estimated from the worst: a third of a sum, the cube root for digits. */
const typicalScore = (rules: Rules) =>
  rules.scoring === 'sum' ? worstTurnScore(rules) / 3 : Math.cbrt(worstTurnScore(rules))

/** An estimate of the turns of each player. */
function turnsEach(rules: Rules): number {
  const { format } = rules
  return 'limit' in format ? Math.ceil(format.limit / typicalScore(rules)) : turnLimit(rules)!
}

/** An estimate of the minutes a match takes; from ten on a multiple of five. */
export function matchMinutes(rules: Rules, players: number): number {
  const minutes = turnsEach(rules) * Math.max(1, players) * MINUTES_A_TURN
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5
}
