import { useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { useWords } from '@/i18n'
import type { SeatedPlayer } from '@/model/player'
import { Pressable } from '../ui/pressable'
import { QuietButton } from '../ui/quiet-button'
import { ShowMore } from '../ui/show-more'
import { useSpeech } from '../ui/speech'
import { Heading, Note } from '../ui/text'
import { RADIUS, SPACE, TOUCH, useTheme } from '../ui/theme'
import { useFocus } from '../ui/use-focus'
import type { ComputerSheetProps } from '../computers/computer-sheet'
import { LazyComputerSheet } from '../computers/lazy-computer-sheet'
import { shownName } from './player-row'
import { PlayerSheet } from './player-sheet'
import { SeatList, type SeatListProps } from './seat-list'

type Props = SeatListProps &
  Pick<ComputerSheetProps, 'onAddComputer'> & {
    readonly canAdd: boolean
    /** People from earlier matches who are not seated, the most recent first. */
    readonly remembered: readonly SeatedPlayer[]
    readonly onAdd: () => void
    readonly onSeat: (person: SeatedPlayer) => void
  }

/** The players in seat order, and the remembered people who can be added. */
export function WhoPlays({ canAdd, remembered, onAdd, onAddComputer, onSeat, ...list }: Props) {
  const { seats, onChange } = list
  const words = useWords()
  const { setup, computers } = words
  const { sayToo } = useSpeech()
  const [areComputersOpen, setAreComputersOpen] = useState<boolean>()
  /** The player whose sheet is open, or was open last, since the sheet is still drawn while it fades. */
  const [openId, setOpenId] = useState<string>()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const openSeat = seats.findIndex((seat) => seat.id === openId)
  const open = seats[openSeat]
  const openSheet = (id: string) => {
    setOpenId(id)
    setIsSheetOpen(true)
  }
  /** Moves a seat, and announces its place to screen readers, whose focus stays on the control. */
  const move = (id: string, to: number) => {
    const place = Math.max(0, Math.min(seats.length - 1, to))
    list.onMove(id, place)
    sayToo(setup.seatOrder(place + 1, seats.length))
  }
  return (
    <View style={styles.part}>
      <View style={styles.head}>
        <Heading style={styles.heading}>{setup.whoPlays}</Heading>
        <QuietButton
          tone="accent"
          label={setup.add}
          accessibleLabel={setup.addLabel}
          isDisabled={!canAdd}
          onPress={onAdd}
        />
      </View>
      <SeatList {...list} onMove={move} onOpen={openSheet} />
      <View style={styles.computers}>
        <QuietButton
          icon="plus"
          label={computers.add}
          isDisabled={!canAdd}
          onPress={() => setAreComputersOpen(true)}
        />
      </View>
      {remembered.length > 0 && canAdd ? (
        <View style={styles.remembered}>
          <Note>{setup.remembered}</Note>
          <View style={styles.chips}>
            <ShowMore items={remembered}>
              {(person, focusKey) => (
                <Chip
                  key={person.id}
                  focusKey={focusKey}
                  label={`+ ${person.name}`}
                  accessibleLabel={setup.seatRemembered(person.name)}
                  onPress={() => onSeat(person)}
                />
              )}
            </ShowMore>
          </View>
        </View>
      ) : null}
      {areComputersOpen === undefined ? null : (
        <LazyComputerSheet
          isOpen={areComputersOpen}
          seats={seats}
          onAddComputer={onAddComputer}
          onClose={() => setAreComputersOpen(false)}
        />
      )}
      <PlayerSheet
        isOpen={isSheetOpen && open !== undefined}
        player={open && { ...open, name: shownName(open.name, openSeat + 1, words) }}
        seat={openSeat}
        seated={seats.length}
        onColour={(colour) => {
          if (open) onChange(open.id, { colour })
        }}
        onMove={(by) => {
          if (open) move(open.id, openSeat + by)
        }}
        onClose={() => setIsSheetOpen(false)}
      />
    </View>
  )
}

type ChipProps = {
  readonly focusKey: string | undefined
  readonly label: string
  readonly accessibleLabel?: string
  readonly onPress: () => void
}

function Chip({ label, accessibleLabel, focusKey, onPress }: ChipProps) {
  const ref = useFocus(focusKey)
  const { ink, card, cardEdge } = useTheme()
  return (
    <Pressable
      ref={ref}
      aria-label={accessibleLabel ?? label}
      onPress={onPress}
      style={[styles.chip, { backgroundColor: card, borderColor: cardEdge }]}
      pressedStyle={styles.pressed}
    >
      <Text style={[styles.label, { color: ink }]}>{label}</Text>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  part: { gap: SPACE.xs },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  heading: { flexGrow: 1 },
  computers: { alignItems: 'flex-start', marginLeft: -SPACE.s },
  remembered: { gap: SPACE.xs, marginTop: SPACE.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  chip: {
    minHeight: TOUCH,
    justifyContent: 'center',
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  pressed: { opacity: 0.7 },
  label: { fontSize: 16, lineHeight: 22 },
})
