import { useWords } from '@/i18n'
import type { PresetId } from '@/engine'
import { ChoiceChips } from '../ui/choice-chips'
import type { PlayerColour } from '../ui/theme'

type RulesId = PresetId | 'house'
type Filter = { readonly person?: string; readonly rules?: RulesId }

type Props = {
  readonly players: readonly {
    readonly person: string
    readonly name: string
    readonly colour: PlayerColour
  }[]
  readonly rules: readonly RulesId[]
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
}

/** Nobody looks for a name in more chips than this; a player's own page has their matches too. */
const MOST_PLAYERS = 40

/** Whose matches, and by which rules; a choice of one is none. */
export function HistoryFilters({ players, rules, filter, onFilter }: Props) {
  const words = useWords()
  const { history } = words
  const nameOf = (id: RulesId) => (id === 'house' ? words.setup.houseRules : words.presets[id].name)
  return (
    <>
      {players.length > 1 ? (
        <ChoiceChips
          label={history.byPlayer}
          value={filter.person}
          options={[
            { value: undefined, label: history.everybody },
            ...players
              .slice(0, MOST_PLAYERS)
              .map(({ person, name, colour }) => ({ value: person, label: name, colour })),
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
            ...rules.map((id) => ({ value: id, label: nameOf(id) })),
          ]}
          onChange={(id) => onFilter({ ...filter, rules: id })}
        />
      ) : null}
    </>
  )
}
