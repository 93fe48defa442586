import type { Match } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/numbers/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import { rulesIdOf } from '@/model/rules-id'
import { turnLimit } from '@/model/turn-limit'
import { rulesName } from '../rules/rules-name'
import type { Emphasis } from '../ui/emphasis'

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

/** Returns the goal of the player on turn in one line: a score to beat, a limit or a target. */
export function goalLine(match: SeatedMatch, words: Translations): Emphasis | string {
  const { format } = match.setup.rules
  const { play } = words
  const total = formatNumber(match.totals[match.seat]!)
  switch (format.kind) {
    case 'knockout':
      return play.outAtLimit(total, formatNumber(format.limit))
    case 'first-to-lose':
      return play.loseAtLimit(total, formatNumber(format.limit))
    case 'target':
      return play.towardsTarget(total, formatNumber(format.target), match.sign)
    default: {
      const best = scoreToBeat(match)
      if (best) return play.toBeat(formatNumber(best.score), nameAt(match, best.seat))
      return openGoal(match, words)
    }
  }
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
