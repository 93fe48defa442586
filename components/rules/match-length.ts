import { worstTurnScore, type Rules } from '@/engine'

const MINUTES_A_TURN = 0.7

/** About what share of the worst turn people score: a third of a sum, hardly anything of digits. */
const typicalScore = (rules: Rules) =>
  rules.scoring === 'sum' ? worstTurnScore(rules) / 3 : Math.cbrt(worstTurnScore(rules))

/** About how many turns each player has. */
function turnsEach(rules: Rules): number {
  const { format } = rules
  switch (format.kind) {
    case 'rounds':
    case 'stakes':
      return format.rounds
    case 'target':
      return format.turns
    case 'first-to-lose':
    case 'knockout':
      return Math.ceil(format.limit / typicalScore(rules))
  }
}

/** About how long a match takes, in minutes: an honest guess, rounded as people would. */
export function matchMinutes(rules: Rules, players: number): number {
  const minutes = turnsEach(rules) * Math.max(1, players) * MINUTES_A_TURN
  return minutes < 10 ? Math.max(1, Math.round(minutes)) : Math.round(minutes / 5) * 5
}
