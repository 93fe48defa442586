import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { Icon } from './icon'
import { Pressable } from './pressable'
import { PLAYER_COLOURS, SPACE, useTheme, type PlayerColour } from './theme'

type Props = {
  readonly label: string
  readonly value: PlayerColour | undefined
  readonly onChange: (colour: PlayerColour) => void
}

const COLOURS = Object.entries(PLAYER_COLOURS) as [PlayerColour, string][]

/** One of the colours a player can have. */
export function ColourChoice({ label, value, onChange }: Props) {
  const { setup } = useWords()
  const { ink } = useTheme()
  return (
    <View role="radiogroup" aria-label={label} style={styles.colours}>
      {COLOURS.map(([colour, hex]) => {
        const isChosen = colour === value
        return (
          <Pressable
            key={colour}
            role="radio"
            aria-checked={isChosen}
            aria-label={setup.colourName(colour)}
            onPress={() => onChange(colour)}
            style={[
              styles.colour,
              { backgroundColor: hex, borderColor: isChosen ? ink : 'transparent' },
            ]}
          >
            {isChosen ? <Icon name="check" colour="#ffffff" /> : null}
          </Pressable>
        )
      })}
    </View>
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
