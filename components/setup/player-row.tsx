import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { NameAndColour } from '@/model/player'
import { IconButton } from '../ui/icon-button'
import { NameField } from '../ui/name-field'
import { PlayerBadge } from '../ui/player-badge'
import { Pressable } from '../ui/pressable'
import { Problem } from '../ui/problem'
import { SPACE, TOUCH } from '../ui/theme'

type Props = NameAndColour & {
  readonly number: number
  readonly error?: string | undefined
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Just added: the name field gets the focus. */
  readonly isNew: boolean
  readonly onName: (name: string) => void
  readonly onOpen: () => void
  readonly onMove: (by: -1 | 1) => void
}

/** A player in the set-up: the badge opens the player sheet, the arrows move the seat. */
export function PlayerRow(props: Props) {
  const { number, name, colour, error, isFirst, isLast, isNew, onName, onOpen, onMove } = props
  const { setup } = useWords()
  return (
    <View role="listitem">
      <View style={styles.row}>
        <Pressable
          aria-label={setup.colourOf(name)}
          onPress={onOpen}
          style={styles.badge}
          pressedStyle={styles.pressed}
        >
          <PlayerBadge name={name} colour={colour} size={40} />
        </Pressable>
        <NameField
          label={setup.nameOf(number)}
          value={name}
          isWrong={error !== undefined}
          hasAutoFocus={isNew}
          onChange={onName}
        />
        <IconButton
          icon="up"
          label={setup.moveUp(name)}
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
        <IconButton
          icon="down"
          label={setup.moveDown(name)}
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
      </View>
      <Problem text={error} style={styles.error} />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  badge: {
    minWidth: TOUCH,
    minHeight: TOUCH,
    alignItems: 'center',
    justifyContent: 'center',
    marginRight: SPACE.m,
    borderRadius: TOUCH / 2,
  },
  pressed: { opacity: 0.7 },
  error: { marginLeft: TOUCH + SPACE.m, marginTop: SPACE.xs },
})
