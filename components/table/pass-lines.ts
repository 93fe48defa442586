import { applyEvent, ranking, sizeOf } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import type { Emphasis } from '../ui/emphasis'
import { atStake, standingOf } from './at-stake'
import type { ScoreLine } from './pass-card'

type Passing = SeatedMatch<'turnOver' | 'announcing'>

/** What a round of chips came to; nothing while it goes on, or where there are no chips. */
function roundLineOf(match: SeatedMatch<'turnOver'>, words: Translations) {
  if (!match.chips || match.next.round === match.round) return []
  if (match.carried) return [words.pass.roundCarried]
  const scores = match.roundScores.map((score) => score ?? Infinity)
  return [words.pass.roundWon(nameAt(match, scores.indexOf(Math.min(...scores))))]
}

/** What the next player should know before taking the phone. */
export function passLines(match: Passing, words: Translations): (Emphasis | string)[] {
  if (match.phase === 'announcing') return []
  const { pass } = words
  const shut = match.setup.rules.tiles - sizeOf(match.open)
  const leaving = match.out.filter((_, left) => match.outRounds[left] === match.round)
  const passed = applyEvent(match, { type: 'phonePassed' })
  const isAnnouncing = passed.ok && passed.value.phase === 'announcing'
  return [
    pass.lastTurn(nameAt(match, match.seat), shut, formatNumber(match.score)),
    ...roundLineOf(match, words),
    ...(leaving.length > 0 ? [pass.isOut(leaving.map((seat) => nameAt(match, seat)))] : []),
    ...(passed.ok && !isAnnouncing ? [atStake(passed.value, words)] : []),
  ]
}

/** Everybody from first to last, as things stand. */
export const scoreLines = (match: Passing, words: Translations): ScoreLine[] =>
  ranking(match).map(({ seat, place }) => ({
    place: words.results.place(place),
    name: nameAt(match, seat),
    score: (match.chips ? formatSigned : formatNumber)(standingOf(match, seat)),
    isOut: match.out.includes(seat),
  }))
