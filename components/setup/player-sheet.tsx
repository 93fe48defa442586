import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { QuietButton } from '../ui/quiet-button'
import { Sheet } from '../ui/sheet'
import { PLAYER_COLOURS, SPACE, useTheme, type PlayerColour } from '../ui/theme'

type Props = {
  readonly player: { readonly name: string; readonly colour: PlayerColour } | undefined
  readonly onColour: (colour: PlayerColour) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

const COLOURS = Object.entries(PLAYER_COLOURS) as [PlayerColour, string][]

/** A colour for a player, or their leave. */
export function PlayerSheet({ player, onColour, onRemove, onClose }: Props) {
  const { setup, menu } = useWords()
  const { ink } = useTheme()
  const name = player?.name ?? ''
  return (
    <Sheet
      isOpen={player !== undefined}
      title={setup.chooseColour(name)}
      closeLabel={menu.close}
      onClose={onClose}
    >
      <View role="radiogroup" aria-label={setup.chooseColour(name)} style={styles.colours}>
        {COLOURS.map(([colour, hex]) => {
          const isChosen = colour === player?.colour
          return (
            <Pressable
              key={colour}
              role="radio"
              aria-checked={isChosen}
              aria-label={setup.colourName(colour)}
              onPress={() => onColour(colour)}
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
      <QuietButton icon="cross" tone="accent" label={setup.remove(name)} onPress={onRemove} />
    </Sheet>
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
