import { tilesOf, without } from '@/engine'
import type { Translations } from '@/i18n'
import { spokenText } from '@/i18n/format-number'
import { nameAt } from '@/model/player'
import { isComputerPlaying, type TableView } from '@/model/table-view'
import { nextLabel } from './next-action'
import { turnEndLines } from './turn-end-lines'

/** Returns what a computer player has just done. */
function spokenComputer({ match }: TableView, { play: { computer } }: Translations): string {
  const name = nameAt(match, match.seat)
  if (match.phase === 'shutting') return computer.announceThrow(name, match.dice)
  if (match.phase !== 'rolling' || !match.lastShut) return computer.announceTurn(name)
  return computer.announceShut(name, tilesOf(without(match.lastShut.open, match.open)))
}

/** Returns the text for screen readers; none before all is told or while the pass card is shown. */
export function spokenState(view: TableView, words: Translations): string {
  const { match, ended } = view
  const { play } = words
  if (view.isUnfolding || view.isPassing) return ''
  if (isComputerPlaying(view)) return spokenComputer(view, words)
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
      const { title, detail, score, saying } = turnEndLines(ended, words)
      return spokenText(play.announceEnd([title, detail, score, ...(saying ? [saying] : [])]))
    }
  }
}
