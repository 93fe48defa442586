import { ranking, sizeOf } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'
import { afterPass } from '@/model/table-view'
import type { Emphasis } from '../ui/emphasis'
import { goalLine, standingText } from './status-lines'
import type { ScoreLine } from './pass-card'

type Passing = SeatedMatch<'turnOver' | 'announcing'>

/** Returns who won a round for chips; no line while the round goes on, or without chips. */
function roundResultLines(match: SeatedMatch<'turnOver'>, words: Translations) {
  if (!match.chips || match.next.round === match.round) return []
  if (match.carried) return [words.pass.roundCarried]
  const scores = match.roundScores.map((score) => score ?? Infinity)
  return [words.pass.roundWon(nameAt(match, scores.indexOf(Math.min(...scores))))]
}

/** Returns the lines of the pass card: last turn, round result, who is out, the next goal. */
export function passLines(match: Passing, words: Translations): (Emphasis | string)[] {
  if (match.phase === 'announcing') return []
  const { pass } = words
  const shut = match.setup.rules.tiles - sizeOf(match.open)
  const leaving = match.out.filter((_, index) => match.outRounds[index] === match.round)
  const passed = afterPass(match)
  return [
    pass.lastTurn(nameAt(match, match.seat), shut, formatNumber(match.score)),
    ...roundResultLines(match, words),
    ...(leaving.length > 0 ? [pass.isOut(leaving.map((seat) => nameAt(match, seat)))] : []),
    ...(passed.phase === 'announcing' ? [] : [goalLine(passed, words)]),
  ]
}

/** Returns the current ranking, best place first. */
export const scoreLines = (match: Passing, words: Translations): ScoreLine[] =>
  ranking(match).map(({ seat, place }) => ({
    place: words.results.place(place),
    name: nameAt(match, seat),
    score: standingText(match, seat),
    isOut: match.out.includes(seat),
  }))
