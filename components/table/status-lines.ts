import type { Match, TurnRecord } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/numbers/format-number'
import { rulesIdOf } from '@/model/rules-id'
import { roundOrTurn, turnLimit } from '@/model/turn-limit'
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

/** Returns the number of the round or turn, of how many if that is known; undefined where there is only one. */
export function roundOf({ round, setup: { rules } }: Match, words: Translations) {
  const limit = turnLimit(rules)
  return limit === 1 ? undefined : words.play[roundOrTurn(rules)](round, limit)
}

/** The same; where there is only one round, the name of the rules. */
export const roundLine = (match: Match, words: Translations): string =>
  roundOf(match, words) ?? rulesName(rulesIdOf(match.setup.rules), words)

/** Shown in place of the score of a player without a turn. */
export const DASH = '–'

/** Returns the score of a turn in writing: with a sign where it was added or subtracted. */
export const turnScoreText = ({ score, sign }: Pick<TurnRecord, 'score' | 'sign'>): string =>
  sign === undefined ? formatNumber(score) : formatSigned(sign === 'add' ? score : -score)

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
