import { tilesOf } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/format-number'
import { nameAt, type SeatedMatch } from '@/model/player'

export type TurnEndLines = {
  readonly title: string
  readonly detail: string
  readonly score: string
}

/** Returns how the turn ended: the throw, the open tiles, the score. */
export function turnEndLines(
  match: SeatedMatch<'turnOver' | 'matchOver'>,
  { play }: Translations,
): TurnEndLines {
  const { ending } = match
  const name = nameAt(match, match.seat)
  const open = tilesOf(match.open)
  const score = play.scored(formatNumber(match.score))
  const isCaptain = match.phase === 'matchOver' && match.outcome.captain !== undefined
  switch (ending.by) {
    case 'no-move':
      return { title: play.noMove, detail: play.noMoveDetail(ending.dice, open), score }
    case 'stop':
      return { title: play.stopped, detail: play.stoppedDetail(open), score }
    case 'shut': {
      const detail = isCaptain ? play.captain(name) : play.boxShutDetail(name)
      return { title: play.boxShut, detail, score }
    }
  }
}
