import { NO_TILES } from '@/engine'
import { formatNumber } from '@/i18n/numbers/format-number'
import type { RulesPageWords } from '@/i18n/rules-pages'
import type { TableView } from '@/model/table-view'

/** What to do next at the table to try the rules on, in one line; none before a throw is told. */
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
