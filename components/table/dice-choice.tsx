import { useWords } from '@/i18n'
import type { TableActions, TableView } from '@/model/table-view'
import { Segments } from '../ui/segments'

type Props = {
  readonly view: TableView
  readonly onChoose: TableActions['chooseDice']
}

/** Renders the choice of one die or two where the rules allow both. */
export function DiceChoice({ view, onChoose }: Props) {
  const { play } = useWords()
  if (view.diceCounts.length < 2) return null
  return (
    <Segments
      label={play.chooseDice}
      value={view.diceCount}
      onChange={onChoose}
      options={[
        { value: 1, label: play.oneDie },
        { value: 2, label: play.twoDice },
      ]}
    />
  )
}
