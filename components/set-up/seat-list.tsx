import { Fragment, useState } from 'react'
import { StyleSheet, useWindowDimensions, View } from 'react-native'
import type { SetupError } from '@/engine'
import { useWords } from '@/i18n'
import type { NameAndColour, SeatedPlayer } from '@/model/player'
import type { Tally } from '@/model/statistics'
import { QuietButton } from '../ui/quiet-button'
import { Note } from '../ui/text'
import { SPACE, TOUCH } from '../ui/theme'
import { useAnnouncement } from '../ui/use-announcement'
import { PlayerRow, shownName } from './player-row'
import { SlidingSeat } from './sliding-seat'
import { useSeatDrag } from './use-seat-drag'

export type SeatListProps = {
  readonly seats: readonly SeatedPlayer[]
  readonly nameErrors: readonly (SetupError | undefined)[]
  /** The earlier wins of each known player. */
  readonly won: readonly (Pick<Tally, 'wins' | 'matches' | 'boxesShut'> | undefined)[]
  /** The player removed last and their place, which can be undone. */
  readonly removed: { readonly player: SeatedPlayer; readonly place: number } | undefined
  readonly onChange: (id: string, change: Partial<NameAndColour>) => void
  readonly onMove: (id: string, to: number) => void
  readonly onRemove: (id: string) => void
  readonly onUndoRemoval: () => void
  readonly onDragging: (isDragging: boolean) => void
}

/** The most rows that a phone has room for above the rules, and the height of a window with room for all. */
const ROOMY_ROWS = 6
const ROOMY_HEIGHT = 960

/** Whether rows are close together. They stay so when players are removed, as their buttons would move otherwise. */
function useIsDense(seated: number): boolean {
  const { height } = useWindowDimensions()
  const [most, setMost] = useState(seated)
  if (seated > most) setMost(seated)
  return height < ROOMY_HEIGHT && most > ROOMY_ROWS
}

type Props = SeatListProps & { readonly onOpen: (id: string) => void }

/** The players in seat order; they can be dragged to other seats and removed. */
export function SeatList(props: Props) {
  const { seats, nameErrors, won, removed, onChange, onMove, onRemove, onOpen } = props
  const words = useWords()
  const { setup } = words
  /** The id of the player who was removed and brought back. */
  const [back, setBack] = useState<string>()
  const isDense = useIsDense(seats.length)
  const drag = useSeatDrag({
    onMove: (from, to) => onMove(seats[from]!.id, to),
    onTap: (index) => onOpen(seats[index]!.id),
    onDragging: props.onDragging,
  })
  const removedRow = removed ? (
    <RemovedRow
      name={shownName(removed.player.name, removed.place + 1, words)}
      onUndo={() => {
        setBack(removed.player.id)
        props.onUndoRemoval()
      }}
    />
  ) : null
  return (
    <View role="list" aria-label={setup.whoPlays}>
      {seats.map((seat, index) => {
        const error = nameErrors[index]
        const record = won[index]
        return (
          <Fragment key={seat.id}>
            {removed?.place === index ? removedRow : null}
            <SlidingSeat
              shift={drag.shiftOf(index)}
              isDense={isDense}
              isDragged={drag.isDragged(index)}
              onLayout={drag.onRowLayout(index)}
            >
              <PlayerRow
                number={index + 1}
                {...seat}
                error={error && setup.errors[error]}
                won={record && setup.won(record.wins, record.matches, record.boxesShut)}
                handle={seats.length > 1 ? drag.handleOf(index) : undefined}
                onName={(name) => onChange(seat.id, { name })}
                onOpen={() => onOpen(seat.id)}
                onMove={(by) => onMove(seat.id, index + by)}
                isBack={seat.id === back}
                onRemove={() => {
                  setBack(undefined)
                  onRemove(seat.id)
                }}
              />
            </SlidingSeat>
          </Fragment>
        )
      })}
      {removed && removed.place >= seats.length ? removedRow : null}
    </View>
  )
}

type RemovedProps = { readonly name: string; readonly onUndo: () => void }

/** Replaces the row of a removed player and can bring them back. */
function RemovedRow({ name, onUndo }: RemovedProps) {
  const { setup } = useWords()
  useAnnouncement(setup.removed(name))
  return (
    <View role="listitem" style={styles.removed}>
      <Note role="status" style={styles.grow}>
        {setup.removed(name)}
      </Note>
      <QuietButton
        icon="undo"
        tone="accent"
        label={setup.undo}
        accessibleLabel={setup.undoRemoval(name)}
        focusKey={name}
        onPress={onUndo}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  removed: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    minHeight: TOUCH,
    paddingLeft: TOUCH + SPACE.m,
  },
  grow: { flexGrow: 1 },
})
