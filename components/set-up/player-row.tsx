import { StyleSheet, View } from 'react-native'
import { cleanName } from '@/engine'
import { useWords, type Translations } from '@/i18n'
import type { Badge } from '@/model/player'
import { IconButton } from '../ui/icon-button'
import { NameField } from '../ui/name-field'
import { PlayerBadge } from '../ui/player-badge'
import { Pressable } from '../ui/pressable'
import { Problem, useFieldProblem } from '../ui/problem'
import { Body, Note } from '../ui/text'
import { SPACE, TOUCH } from '../ui/theme'
import { SeatHandle } from './seat-handle'
import type { SeatHandle as Handle } from './use-seat-drag'

type Props = Badge & {
  readonly number: number
  readonly error?: string | undefined
  /** The earlier wins of a known player. */
  readonly won?: string | undefined
  /** Undefined for a player alone, who has no other seat to move to. */
  readonly handle: Handle | undefined
  readonly onName: (name: string) => void
  readonly onOpen: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
  /** The player was removed and brought back: the remove button gets the focus. */
  readonly isBack: boolean
}

/** The name of a player, or the default name while it is empty. */
export const shownName = (name: string, number: number, { setup }: Translations): string =>
  cleanName(name) === '' ? setup.defaultName(number) : name

/** A player in the set-up: the badge opens the player sheet, the handle moves the seat. */
export function PlayerRow(props: Props) {
  const { number, name, colour, computer, error, won, handle, onName, onOpen, onMove } = props
  const words = useWords()
  const { setup, computers } = words
  const { field, problem } = useFieldProblem(error)
  const shown = shownName(name, number, words)
  return (
    <>
      <View style={styles.row}>
        <Pressable
          aria-label={setup.colourOf(shown)}
          onPress={onOpen}
          style={styles.badge}
          pressedStyle={styles.pressed}
        >
          <PlayerBadge name={shown} colour={colour} computer={computer} size={40} />
        </Pressable>
        <View style={styles.name}>
          {computer ? (
            <View accessible aria-label={computers.label(name)}>
              <Body style={styles.computer}>{name}</Body>
              <Note>{computers.players[computer].title}</Note>
            </View>
          ) : (
            <NameField
              label={setup.nameOf(number)}
              value={name}
              problem={field}
              onChange={onName}
            />
          )}
          {won ? <Note style={styles.won}>{won}</Note> : null}
        </View>
        <IconButton
          icon="cross"
          label={setup.remove(shown)}
          focusKey={props.isBack ? 'back' : undefined}
          onPress={props.onRemove}
        />
        {handle ? (
          <SeatHandle name={shown} handle={handle} onOpen={onOpen} onMove={onMove} />
        ) : null}
      </View>
      <Problem {...problem} style={styles.error} />
    </>
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
  name: { flex: 1, minWidth: 0 },
  won: { paddingTop: 2 },
  computer: { fontWeight: '600' },
  error: { marginLeft: TOUCH + SPACE.m, marginTop: SPACE.xs },
})
