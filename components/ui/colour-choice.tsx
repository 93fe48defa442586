import { StyleSheet } from 'react-native'
import { useWords } from '@/i18n'
import { PLAYER_COLOURS, type PlayerColour } from '@/model/colours'
import { Icon } from './icon'
import { RadioGroup } from './radio-group'
import { PLAYER_PAINT, SPACE, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly value: PlayerColour | undefined
  readonly onChange: (colour: PlayerColour) => void
}

/** Renders the choice of a player's colour. */
export function ColourChoice({ label, value, onChange }: Props) {
  const { setup } = useWords()
  const { ink } = useTheme()
  return (
    <RadioGroup
      label={label}
      options={PLAYER_COLOURS.map((colour) => ({ value: colour, label: setup.colourName(colour) }))}
      value={value}
      onChange={(colour) => colour && onChange(colour)}
      style={styles.colours}
      optionStyle={({ value: colour }, isChosen) => [
        styles.colour,
        {
          backgroundColor: PLAYER_PAINT[colour],
          borderColor: isChosen ? ink : 'transparent',
        },
      ]}
    >
      {(_, isChosen) => (isChosen ? <Icon name="check" colour="#ffffff" /> : null)}
    </RadioGroup>
  )
}

const styles = StyleSheet.create({
  colours: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m, justifyContent: 'center' },
  colour: {
    width: 52,
    height: 52,
    borderRadius: 26,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
})
