import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { PlayerColour } from '@/model/colours'
import type { NameAndColour } from '@/model/player'
import { ColourChoice } from '../ui/colour-choice'
import { QuietButton } from '../ui/quiet-button'
import { Sheet } from '../ui/sheet'
import { Body } from '../ui/text'
import { SPACE } from '../ui/theme'

type Props = {
  readonly isOpen: boolean
  readonly player: NameAndColour | undefined
  /** From 0. */
  readonly seat: number
  readonly seated: number
  readonly onColour: (colour: PlayerColour) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onClose: () => void
}

/** The sheet that changes a player's colour and moves the player to another seat. */
export function PlayerSheet({ isOpen, player, seat, seated, onColour, onMove, onClose }: Props) {
  const { setup, menu } = useWords()
  const name = player?.name ?? ''
  return (
    <Sheet isOpen={isOpen} title={setup.player(name)} closeLabel={menu.close} onClose={onClose}>
      <ColourChoice label={setup.chooseColour(name)} value={player?.colour} onChange={onColour} />
      <Body style={styles.seat}>{setup.seatOrder(seat + 1, seated)}</Body>
      {seated > 1 ? (
        <View style={styles.arrows}>
          <QuietButton
            icon="up"
            label={setup.moveUp(name)}
            isDisabled={seat === 0}
            onPress={() => onMove(-1)}
          />
          <QuietButton
            icon="down"
            label={setup.moveDown(name)}
            isDisabled={seat === seated - 1}
            onPress={() => onMove(1)}
          />
        </View>
      ) : null}
    </Sheet>
  )
}

const styles = StyleSheet.create({
  seat: { textAlign: 'center' },
  arrows: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.m },
})
