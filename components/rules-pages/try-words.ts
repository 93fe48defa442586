import type { Translations } from '@/i18n'
import { spokenText } from '@/i18n/numbers/format-number'
import type { RulesPageWords } from '@/i18n/rules-pages'
import type { TableView } from '@/model/table-view'
import { nextLabel } from '../table/next-action'
import { turnEndLines } from '../table/turn-end-lines'
import { tryLine } from './try-line'

/** The words of the table, which speak to the one who tries it. */
export const tryWords = (words: Translations, { tryOut }: RulesPageWords): Translations => ({
  ...words,
  play: { ...words.play, boxShutDetail: () => tryOut.boxShut, captain: () => tryOut.captain },
})

/** What a screen reader says of the table to try the rules on: the throw, what is missing, the end. */
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
