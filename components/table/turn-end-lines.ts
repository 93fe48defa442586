import { sumOf, tilesOf } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { hitTarget } from '@/model/landing'
import { computerAt, nameAt, type SeatedMatch } from '@/model/player'
import { distanceText } from './stop-outcome'

export type TurnEndLines = {
  readonly title: string
  readonly detail: string
  readonly score: string
  /** What a computer player says to it. */
  readonly saying?: string
}

/** What a computer player says at the end of its turn; nothing where a person has played. */
function sayingOf(match: SeatedMatch<'turnOver' | 'matchOver'>, words: Translations) {
  const computer = computerAt(match, match.seat)
  if (!computer) return {}
  const { players, says } = words.computers
  const { boxShut, stopped, low, high } = players[computer]
  const left = sumOf(match.open) <= MOST_LEFT_LOW ? low : high
  return { saying: says({ shut: boxShut, stop: stopped, 'no-move': left }[match.ending.by]) }
}

/** A score up to this is good play, or luck. */
const MOST_LEFT_LOW = 8

/** Returns the score; with a target also the total before, the sign, the total now and how far away it is. */
function scoreLine(match: SeatedMatch<'turnOver' | 'matchOver'>, words: Translations): string {
  const { format } = match.setup.rules
  if (format.kind !== 'target') return words.play.scored(formatNumber(match.score))
  const total = match.totals[match.seat]!
  const sign = match.sign ?? 'add'
  return words.play.scoredTowards(
    formatNumber(sign === 'add' ? total - match.score : total + match.score),
    sign,
    formatNumber(match.score),
    formatNumber(total),
    // The title says that it was hit.
    total === format.target ? undefined : distanceText(total, format.target, words),
  )
}

/** Returns how the turn ended: the throw, the open tiles, the score. */
export function turnEndLines(
  match: SeatedMatch<'turnOver' | 'matchOver'>,
  words: Translations,
): TurnEndLines {
  const { play } = words
  const { ending } = match
  const name = nameAt(match, match.seat)
  const open = tilesOf(match.open)
  const score = scoreLine(match, words)
  const saying = sayingOf(match, words)
  const target = hitTarget(match)
  const hit = target === undefined ? undefined : play.targetHit(formatNumber(target))
  const isCaptain = match.phase === 'matchOver' && match.outcome.captain !== undefined
  switch (ending.by) {
    case 'no-move':
      return {
        title: hit ?? play.noMove,
        detail: play.noMoveDetail(ending.dice, open),
        score,
        ...saying,
      }
    case 'stop':
      return { title: hit ?? play.stopped, detail: play.stoppedDetail(open), score, ...saying }
    case 'shut': {
      const detail = isCaptain ? play.captain(name) : play.boxShutDetail(name)
      return { title: play.boxShut, detail, score, ...saying }
    }
  }
}
