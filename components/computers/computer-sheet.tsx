import { StyleSheet, View } from 'react-native'
import { COMPUTER_PLAYERS, type ComputerPlayer } from '@/engine'
import { useWords } from '@/i18n'
import { computerSeat } from '@/model/computer-seat'
import type { SeatedPlayer } from '@/model/player'
import { PlayerBadge } from '../ui/player-badge'
import { Pressable } from '../ui/pressable'
import { Sheet } from '../ui/sheet'
import { Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'

export type ComputerSheetProps = {
  readonly isOpen: boolean
  readonly seats: readonly SeatedPlayer[]
  readonly onAddComputer: (computer: ComputerPlayer, name: string) => void
  readonly onClose: () => void
}

/** The sheet for adding computer players; each can be added once. */
export function ComputerSheet({ isOpen, seats, onAddComputer, onClose }: ComputerSheetProps) {
  const { computers } = useWords()
  const { cardEdge } = useTheme()
  return (
    <Sheet
      isOpen={isOpen}
      title={computers.whoSitsDown}
      closeLabel={computers.close}
      onClose={onClose}
    >
      {COMPUTER_PLAYERS.map((computer) => {
        const { name, title, about } = computers.players[computer]
        const isSeated = seats.some((seat) => seat.computer === computer)
        return (
          <Pressable
            key={computer}
            disabled={isSeated}
            aria-disabled={isSeated}
            aria-label={computers.sit(name, isSeated ? computers.isSeated : title, about)}
            onPress={() => {
              onAddComputer(computer, name)
              onClose()
            }}
            style={[styles.card, { borderColor: cardEdge }, isSeated && styles.seated]}
            pressedStyle={styles.pressed}
          >
            <PlayerBadge {...computerSeat(computer, name)} size={64} />
            <View style={styles.words}>
              <View style={styles.head}>
                <Heading aria-level={3}>{name}</Heading>
                <Note>{isSeated ? computers.isSeated : title}</Note>
              </View>
              <Note>{about}</Note>
            </View>
          </Pressable>
        )
      })}
    </Sheet>
  )
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  seated: { opacity: 0.5 },
  pressed: { opacity: 0.7 },
  words: { flex: 1, minWidth: 0, gap: 2 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s },
})
