import { applyEvent, ranking, sizeOf, type MatchIn } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/format-number'
import type { Emphasis } from '../ui/emphasis'
import { atStake, standingOf } from './at-stake'
import type { ScoreLine } from './pass-card'

type Passing = MatchIn<'turnOver' | 'announcing'>

/** What a round of chips came to; nothing while it goes on, or where there are no chips. */
function roundLineOf(match: MatchIn<'turnOver'>, names: readonly string[], words: Translations) {
  if (!match.chips || match.next.round === match.round) return []
  if (match.carried) return [words.pass.roundCarried]
  const scores = match.roundScores.map((score) => score ?? Infinity)
  return [words.pass.roundWon(names[scores.indexOf(Math.min(...scores))]!)]
}

/** What the next player should know before taking the phone. */
export function passLines(
  match: Passing,
  names: readonly string[],
  words: Translations,
): (Emphasis | string)[] {
  if (match.phase === 'announcing') return []
  const { pass } = words
  const shut = match.setup.rules.tiles - sizeOf(match.open)
  const leaving = match.out.filter((_, left) => match.outRounds[left] === match.round)
  const passed = applyEvent(match, { type: 'phonePassed' })
  const isAnnouncing = passed.ok && passed.value.phase === 'announcing'
  return [
    pass.lastTurn(names[match.seat]!, shut, formatNumber(match.score)),
    ...roundLineOf(match, names, words),
    ...(leaving.length > 0 ? [pass.isOut(leaving.map((seat) => names[seat]!))] : []),
    ...(passed.ok && !isAnnouncing ? [atStake(passed.value, names, words)] : []),
  ]
}

/** Everybody from first to last, as things stand. */
export const scoreLines = (
  match: Passing,
  names: readonly string[],
  words: Translations,
): ScoreLine[] =>
  ranking(match).map(({ seat, place }) => ({
    place: words.results.place(place),
    name: names[seat]!,
    score: (match.chips ? formatSigned : formatNumber)(standingOf(match, seat)),
    isOut: match.out.includes(seat),
  }))
