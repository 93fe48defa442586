import { NO_TILES } from '@/engine'
import type { Translations } from '@/i18n'
import { formatNumber, spokenText } from '@/i18n/numbers/format-number'
import type { RulesPageWords } from '@/i18n/rules-pages'
import type { TableView } from '@/model/table-view'
import { nextLabel } from '../table/next-action'
import { turnEndLines } from '../table/turn-end-lines'

/** The texts of the table, addressed to the person who tries it. */
export const tryWords = (words: Translations, { tryOut }: RulesPageWords): Translations => ({
  ...words,
  play: { ...words.play, boxShutDetail: () => tryOut.boxShut, captain: () => tryOut.captain },
})

/** What to do next at the table to try the rules, in one line; empty while dice or flaps move. */
export function tryLine(view: TableView, { tryOut }: RulesPageWords): string {
  const { match, chosen, isChosenMove } = view
  if (view.isUnfolding) return ''
  switch (match.phase) {
    case 'announcing':
      return ''
    case 'rolling':
      if (!match.lastShut) return tryOut.throw
      return match.setup.rules.mayStop ? tryOut.throwOrStop : tryOut.throwAgain
    case 'shutting':
      if (isChosenMove) return tryOut.shut
      return chosen === NO_TILES ? tryOut.choose : tryOut.chooseMore
    case 'turnOver':
    case 'matchOver':
      return match.ending.by === 'shut' ? tryOut.overBox : tryOut.over(formatNumber(match.score))
  }
}

/** The announcement for screen readers: the throw, what is missing for a move, or the end of the turn. */
export function spokenTry(view: TableView, words: Translations, page: RulesPageWords): string {
  const { match, ended, chosen, dice } = view
  if (view.isUnfolding) return ''
  if (ended) {
    const { title, detail } = turnEndLines(ended, words)
    return spokenText([title, detail, tryLine(view, page)].join(' '))
  }
  if (match.phase !== 'shutting') return ''
  const next = nextLabel(view, words, false)
  return chosen === 0 ? page.tryOut.threw(dice, next) : next
}
