import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import type { SetupError } from '@/engine'
import { useWords } from '@/i18n'
import type { NameAndColour, SeatedPlayer } from '@/model/player'
import { QuietButton } from '../ui/quiet-button'
import { ShowMore } from '../ui/show-more'
import { Heading, Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { Chip } from '../ui/chip'
import { PlayerRow } from './player-row'
import { PlayerSheet } from './player-sheet'

type Props = {
  readonly seats: readonly SeatedPlayer[]
  readonly nameErrors: readonly (SetupError | undefined)[]
  readonly canAdd: boolean
  /** People from earlier matches who are not seated now, the last players first. */
  readonly remembered: readonly SeatedPlayer[]
  readonly onAdd: () => void
  readonly onSeat: (person: SeatedPlayer) => void
  readonly onChange: (id: string, change: Partial<NameAndColour>) => void
  readonly onMove: (id: string, to: number) => void
  readonly onRemove: (id: string) => void
}

/** The players in seat order, and the remembered people who can be added. */
export function WhoPlays(props: Props) {
  const { seats, nameErrors, canAdd, remembered, onAdd, onSeat, onChange, onMove, onRemove } = props
  const { setup } = useWords()
  const [openId, setOpenId] = useState<string>()
  const [hasAdded, setHasAdded] = useState(false)
  const open = seats.find((seat) => seat.id === openId)
  return (
    <View style={styles.part}>
      <View style={styles.head}>
        <Heading style={styles.heading}>{setup.whoPlays}</Heading>
        <QuietButton
          tone="accent"
          label={setup.add}
          accessibleLabel={setup.addLabel}
          isDisabled={!canAdd}
          onPress={() => {
            setHasAdded(true)
            onAdd()
          }}
        />
      </View>
      <View role="list" aria-label={setup.whoPlays} style={styles.rows}>
        {seats.map((seat, index) => {
          const error = nameErrors[index]
          return (
            <PlayerRow
              key={seat.id}
              number={index + 1}
              {...seat}
              error={error && setup.errors[error]}
              isFirst={index === 0}
              isLast={index === seats.length - 1}
              isNew={hasAdded && index === seats.length - 1}
              onName={(name) => onChange(seat.id, { name })}
              onOpen={() => setOpenId(seat.id)}
              onMove={(by) => onMove(seat.id, index + by)}
            />
          )
        })}
      </View>
      {remembered.length > 0 && canAdd ? (
        <View style={styles.remembered}>
          <Note>{setup.remembered}</Note>
          <View style={styles.chips}>
            <ShowMore items={remembered}>
              {(person) => (
                <Chip
                  key={person.id}
                  label={`+ ${person.name}`}
                  accessibleLabel={setup.seatRemembered(person.name)}
                  onPress={() => onSeat(person)}
                />
              )}
            </ShowMore>
          </View>
        </View>
      ) : null}
      <PlayerSheet
        player={open}
        onColour={(colour) => {
          if (open) onChange(open.id, { colour })
          setOpenId(undefined)
        }}
        onRemove={() => {
          if (open) onRemove(open.id)
          setOpenId(undefined)
        }}
        onClose={() => setOpenId(undefined)}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  part: { gap: SPACE.s },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
  heading: { flexGrow: 1 },
  rows: { gap: SPACE.s },
  remembered: { gap: SPACE.xs, marginTop: SPACE.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
})
