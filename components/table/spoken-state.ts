import { tilesOf } from '@/engine'
import type { Translations } from '@/i18n'
import type { TableView } from './table-view'

/** What a screen reader says of the moment; nothing while the dice tumble or the end card speaks. */
export function spokenState(view: TableView, { play }: Translations): string {
  const { match, players } = view
  if (view.isTumbling) return ''
  if (match.phase === 'shutting' && view.chosen === 0)
    return play.announceThrow(match.dice, tilesOf(view.choosable))
  if (match.phase === 'rolling' && !match.lastShut)
    return play.announceTurn(players[match.seat]!.name)
  return ''
}
