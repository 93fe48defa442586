import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { PlayerColour } from '@/model/colours'
import type { NameProblem } from '@/model/person'
import type { NameAndColour } from '@/model/player'
import { BrassButton } from '../ui/brass-button'
import { ColourChoice } from '../ui/colour-choice'
import { NameField } from '../ui/name-field'
import { PlayerBadge } from '../ui/player-badge'
import { QuietButton } from '../ui/quiet-button'
import { Problem, useFieldProblem } from '../ui/problem'
import { Note } from '../ui/text'
import { SPACE } from '../ui/theme'

type Props = NameAndColour & {
  /** Renames the person, or returns why the name is not allowed. */
  readonly onRename: (name: string) => NameProblem | undefined
  readonly onColour: (colour: PlayerColour) => void
  /** Offered when the name is taken: both may be the same person. */
  readonly onMerge: (name: string) => void
  readonly onDone: () => void
}

/** Changes a person's name and colour; a problem with the name is shown below it. */
export function EditForm({ name, colour, onRename, onColour, onMerge, onDone }: Props) {
  const { setup, players } = useWords()
  const { edit } = players
  const [typed, setTyped] = useState(name)
  const [found, setFound] = useState<NameProblem>()
  const { field, problem } = useFieldProblem(
    found && setup.errors[found === 'name-taken' ? 'name-repeated' : found],
  )
  const save = () => {
    const wrong = onRename(typed)
    setFound(wrong)
    if (!wrong) onDone()
  }
  return (
    <>
      <View style={styles.row}>
        <PlayerBadge name={typed} colour={colour} size={48} />
        <NameField
          label={edit.name}
          value={typed}
          problem={field}
          onChange={(text) => {
            setTyped(text)
            setFound(undefined)
          }}
          onDone={save}
        />
      </View>
      <Problem {...problem} />
      {found ? null : <Note>{edit.note}</Note>}
      {found === 'name-taken' ? (
        <QuietButton
          icon="merge"
          tone="accent"
          label={edit.mergeInstead(typed.trim())}
          onPress={() => onMerge(typed.trim())}
        />
      ) : null}
      <ColourChoice label={setup.chooseColour(name)} value={colour} onChange={onColour} />
      <BrassButton label={edit.save} onPress={save} />
    </>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
})
