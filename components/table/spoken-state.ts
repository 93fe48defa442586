import { tilesOf } from '@/engine'
import type { Translations } from '@/i18n'
import { nextAction } from './next-action'
import type { TableView } from './table-view'
import { turnEndLines } from './turn-end-lines'

/** What a screen reader says of the moment; nothing while the dice tumble or the pass card speaks. */
export function spokenState(view: TableView, words: Translations): string {
  const { match, players } = view
  const { play } = words
  if (view.isTumbling || view.isPassing) return ''
  const { name } = players[match.seat]!
  switch (match.phase) {
    case 'announcing':
      return ''
    case 'rolling':
      return match.lastShut ? '' : play.announceTurn(name)
    case 'shutting':
      return view.chosen === 0
        ? play.announceThrow(match.dice, tilesOf(view.choosable))
        : nextAction(view, words, false, () => undefined).label
    case 'turnOver':
    case 'matchOver': {
      const { title, detail, score } = turnEndLines(match, name, words)
      return play.announceEnd([title, detail, score])
    }
  }
}
