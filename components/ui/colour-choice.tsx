import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useWords } from '@/i18n'
import { PLAYER_COLOURS, type PlayerColour } from '@/model/colours'
import { Icon } from './icon'
import { FIXED_COLOURS } from './fixed-colours'
import { RadioGroup } from './radio-group'
import { Note } from './text'
import { PLAYER_PAINT, SPACE, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly value: PlayerColour | undefined
  readonly onChange: (colour: PlayerColour) => void
}

const SIZE = 48
const GAP = SPACE.s
/** In a sheet on a narrower screen six colours do not fit in a row. */
const ROOM_FOR_SIX = 376

/**
 * Renders the choice of a player's colour: twelve, in rows of six or four. The name of the chosen one is
 * shown below, for people who cannot tell the colours apart.
 */
export function ColourChoice({ label, value, onChange }: Props) {
  const { setup } = useWords()
  const { ink } = useTheme()
  const columns = useWindowDimensions().width < ROOM_FOR_SIX ? 4 : 6
  return (
    <View style={styles.choice}>
      <RadioGroup
        label={label}
        options={PLAYER_COLOURS.map((colour) => ({
          value: colour,
          label: setup.colourName(colour),
        }))}
        value={value}
        onChange={(colour) => colour && onChange(colour)}
        style={[styles.colours, { maxWidth: columns * (SIZE + GAP) - GAP }]}
        optionStyle={({ value: colour }, isChosen) => [
          styles.colour,
          FIXED_COLOURS,
          {
            backgroundColor: PLAYER_PAINT[colour],
            borderColor: isChosen ? ink : 'transparent',
          },
        ]}
      >
        {(_, isChosen) => (isChosen ? <Icon name="check" colour="#ffffff" /> : null)}
      </RadioGroup>
      {/* Screen readers get the name from the radio. */}
      <Note aria-hidden>{value === undefined ? '' : setup.colourName(value)}</Note>
    </View>
  )
}

const styles = StyleSheet.create({
  choice: { alignItems: 'center', gap: SPACE.xs },
  colours: { flexDirection: 'row', flexWrap: 'wrap', gap: GAP },
  colour: {
    width: SIZE,
    height: SIZE,
    borderRadius: SIZE / 2,
    borderWidth: 3,
    alignItems: 'center',
    justifyContent: 'center',
  },
})
