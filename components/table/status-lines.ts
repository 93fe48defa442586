import type { Match } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import type { Emphasis } from '../ui/emphasis'

/** Returns the lowest score of this round among the other players, and its seat. */
function scoreToBeat({ roundScores, seat }: Match): { seat: number; score: number } | undefined {
  let best: { seat: number; score: number } | undefined
  roundScores.forEach((score, other) => {
    if (score === null || other === seat) return
    if (!best || score < best.score) best = { seat: other, score }
  })
  return best
}

/** Returns the goal of the player on turn in one line: a score to beat, a limit or a target. */
export function goalLine(match: SeatedMatch, words: Translations): Emphasis | string {
  const { players, rules } = match.setup
  const { format } = rules
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
      if (format.kind === 'rounds' && format.shutWins) return play.shutToWin
      return players.length === 1 ? play.alone : play.firstOfRound
    }
  }
}

/** Returns the tied rounds carried into this one; at its end `carried` counts for the next. */
const carriedHere = (match: Match): number =>
  ('carriedHere' in match ? match.carriedHere : match.carried)!

/** Returns the number of the round, of how many if that is known, and the chips at stake. */
export function roundLine(match: Match, words: Translations): string {
  const { format } = match.setup.rules
  if (format.kind === 'target') return words.play.turn(match.round, format.turns)
  const line = words.play.round(match.round, 'rounds' in format ? format.rounds : undefined)
  if (format.kind !== 'stakes') return line
  return `${line} · ${words.play.pot(format.stake * (1 + carriedHere(match)))}`
}

/** Returns a player's chips in a match for chips, and their total in any other. */
export const standingOf = (match: Match, seat: number): number =>
  (match.chips ?? match.totals)[seat]!

/** Returns the standing of a player in writing: chips with their sign. */
export const standingText = (match: Match, seat: number): string =>
  (match.chips ? formatSigned : formatNumber)(standingOf(match, seat))
