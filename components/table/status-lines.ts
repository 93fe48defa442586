import type { Match } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/numbers/format-number'
import { rulesIdOf } from '@/model/rules-id'
import { turnLimit } from '@/model/turn-limit'
import { rulesName } from '../rules/rules-name'

/** Returns the lowest score of this round among the other players, and its seat. */
export function scoreToBeat({
  roundScores,
  seat,
}: Match): { seat: number; score: number } | undefined {
  let best: { seat: number; score: number } | undefined
  roundScores.forEach((score, other) => {
    if (score === null || other === seat) return
    if (!best || score < best.score) best = { seat: other, score }
  })
  return best
}

/** Returns what wins while there is no score to beat. */
export function openGoal({ setup }: Match, { play }: Translations): string {
  const { format } = setup.rules
  if (format.kind === 'rounds' && format.shutWins) return play.shutToWin
  return setup.players.length === 1 ? play.alone : play.firstOfRound
}

/** Returns the number of the round, of how many if that is known; of one round alone the rules. */
export function roundLine(match: Match, words: Translations): string {
  const { rules } = match.setup
  const limit = turnLimit(rules)
  if (limit === 1) return rulesName(rulesIdOf(rules), words)
  if (rules.format.kind === 'target') return words.play.turn(match.round, rules.format.turns)
  return words.play.round(match.round, limit)
}

/** Returns a player's chips in a match for chips, and their total in any other. */
export const standingOf = (match: Match, seat: number): number =>
  (match.chips ?? match.totals)[seat]!

/** Returns the standing of a player in writing: chips with their sign. */
export const standingText = (match: Match, seat: number): string =>
  (match.chips ? formatSigned : formatNumber)(standingOf(match, seat))

/** Returns the standing of a player as it is read out. */
export function spokenStanding(match: Match, seat: number, { play }: Translations): string {
  if (match.out.includes(seat)) return play.isOut
  const standing = standingOf(match, seat)
  return match.chips ? play.chipsWon(standing) : play.points(standing)
}
