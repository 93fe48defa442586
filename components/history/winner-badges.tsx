import { StyleSheet, View } from 'react-native'
import type { Badge } from '@/model/player'
import { Icon } from '../ui/icon'
import { PlayerBadge } from '../ui/player-badge'
import { brass, useTheme } from '../ui/theme'

const SIZE = 44
const SHARED_SIZE = 30
/** More badges than this would cover each other. */
const MAX_SHOWN = 2

/** The winners' badges: one large, two overlapping if shared, an empty circle for no winner. */
export function WinnerBadges({ winners }: { readonly winners: readonly Badge[] }) {
  const { cardEdge, softInk } = useTheme()
  const [first] = winners
  if (!first)
    return (
      <View style={[styles.place, styles.empty, { borderColor: cardEdge }]}>
        <Icon name="stop" colour={softInk} size={18} />
      </View>
    )
  if (winners.length === 1)
    return (
      <View style={styles.place}>
        <PlayerBadge {...first} size={SIZE} ring={brass.middle} />
      </View>
    )
  return (
    <View style={styles.place}>
      {winners.slice(0, MAX_SHOWN).map((winner, index) => (
        <View key={index} style={[styles.shared, index > 0 && styles.second]}>
          <PlayerBadge {...winner} size={SHARED_SIZE} ring={brass.middle} />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  place: { width: SIZE, height: SIZE },
  empty: {
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: SIZE / 2,
  },
  shared: { position: 'absolute', left: 0, top: 0 },
  second: { left: SIZE - SHARED_SIZE, top: SIZE - SHARED_SIZE },
})
