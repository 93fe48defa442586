import { tilesOf } from '@/engine'
import type { Translations } from '@/i18n'
import { spokenText } from '@/i18n/format-number'
import { nameAt } from '@/model/player'
import type { TableView } from '@/model/table-view'
import { nextLabel } from './next-action'
import { turnEndLines } from './turn-end-lines'

/** Returns the text for screen readers; none before all is told or while the pass card is shown. */
export function spokenState(view: TableView, words: Translations): string {
  const { match, ended } = view
  const { play } = words
  if (view.isUnfolding || view.isPassing) return ''
  switch (match.phase) {
    case 'announcing':
      return ''
    case 'rolling':
      return match.lastShut ? '' : play.announceTurn(nameAt(match, match.seat))
    case 'shutting':
      return view.chosen === 0
        ? play.announceThrow(match.dice, tilesOf(view.choosable))
        : nextLabel(view, words, false)
    case 'turnOver':
    case 'matchOver': {
      if (!ended) return ''
      const { title, detail, score } = turnEndLines(ended, words)
      return spokenText(play.announceEnd([title, detail, score]))
    }
  }
}
