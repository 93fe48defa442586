import type { ReactNode } from 'react'
import { FlatList, StyleSheet, View } from 'react-native'
import type { SeatedPlayer } from '@/model/player'
import type { Tally } from '@/model/statistics'
import { Roomy, useIsRoomy } from '../ui/roomy'
import { SPACE } from '../ui/theme'
import { useInsetPadding } from '../ui/use-inset-padding'
import { PlayerCard } from './player-card'

type Props = {
  /** The one with the most wins first. */
  readonly players: readonly (SeatedPlayer & Tally)[]
  /** Scrolls with the list, above the players. */
  readonly head: ReactNode
  /** Rendered when there are no players. */
  readonly empty: ReactNode
  readonly onOpen: (id: string) => void
}

/** About one screen; the list renders the rest after the first frame. */
const INITIAL_CARDS = 12

/** All players; only cards near the screen are rendered. */
export function PlayerList({ players, head, empty, onOpen }: Props) {
  const padding = useInsetPadding({ top: SPACE.l, sides: SPACE.l, bottom: SPACE.xl })
  const columns = useIsRoomy() && players.length > 1 ? 2 : 1
  const maxMatches = players.reduce((most, { matches }) => Math.max(most, matches), 0)
  const mostWins = players[0]?.wins
  return (
    <Roomy>
      <FlatList
        role="main"
        // Focusable, because a keyboard scrolls the element that has the focus.
        tabIndex={0}
        // A list cannot change its number of columns.
        key={columns}
        numColumns={columns}
        data={players}
        renderItem={({ item }) => (
          <View style={[styles.page, columns > 1 && styles.cell]}>
            <PlayerCard
              player={item}
              maxMatches={maxMatches}
              isLeader={item.wins > 0 && item.wins === mostWins}
              onOpen={() => onOpen(item.id)}
            />
          </View>
        )}
        keyExtractor={({ id }) => id}
        initialNumToRender={INITIAL_CARDS}
        windowSize={7}
        style={styles.list}
        contentContainerStyle={padding}
        {...(columns > 1 && { columnWrapperStyle: styles.row })}
        ListHeaderComponent={<View style={[styles.page, columns > 1 && styles.wide]}>{head}</View>}
        ListEmptyComponent={<View style={styles.page}>{empty}</View>}
      />
    </Roomy>
  )
}

const MAX_WIDTH = 1120

const styles = StyleSheet.create({
  list: { flex: 1 },
  // One alone in the last row is as wide as the others.
  row: { justifyContent: 'space-between', width: '100%', maxWidth: MAX_WIDTH, alignSelf: 'center' },
  cell: { width: '48.8%', alignSelf: 'stretch' },
  wide: { maxWidth: MAX_WIDTH },
  page: {
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
    gap: SPACE.l,
    paddingBottom: SPACE.l,
  },
})
