import { useWords } from '@/i18n'
import type { HistoryFilter } from '@/model/history-entry'
import type { SeatedPlayer } from '@/model/player'
import type { RulesId } from '@/model/rules-id'
import { rulesName } from '../rules/rules-name'
import { ChoiceChips } from '../ui/choice-chips'

type Props = {
  readonly players: readonly SeatedPlayer[]
  readonly rules: readonly RulesId[]
  readonly filter: HistoryFilter
  readonly onFilter: (filter: HistoryFilter) => void
}

/** More chips than this cannot be searched by eye. */
const MAX_PLAYERS = 40

/** Filters the history by player and by rules; a filter with only one option is not rendered. */
export function HistoryFilters({ players, rules, filter, onFilter }: Props) {
  const words = useWords()
  const { history } = words
  return (
    <>
      {players.length > 1 ? (
        <ChoiceChips
          label={history.byPlayer}
          value={filter.person}
          options={[
            { value: undefined, label: history.everybody },
            ...players
              .slice(0, MAX_PLAYERS)
              .map(({ id, name, colour }) => ({ value: id, label: name, colour })),
          ]}
          onChange={(person) => onFilter({ ...filter, person })}
        />
      ) : null}
      {rules.length > 1 ? (
        <ChoiceChips
          label={history.byRules}
          value={filter.rules}
          options={[
            { value: undefined, label: history.allRules },
            ...rules.map((id) => ({ value: id, label: rulesName(id, words) })),
          ]}
          onChange={(id) => onFilter({ ...filter, rules: id })}
        />
      ) : null}
    </>
  )
}
