import { StyleSheet, View } from 'react-native'
import type { NameAndColour } from '@/model/player'
import { Icon } from '../ui/icon'
import { PlayerBadge } from '../ui/player-badge'
import { brass, useTheme } from '../ui/theme'

const SIZE = 44
const SHARED = 30
/** More than this many would hide each other. */
const MOST = 2

/** Who won, ringed in brass; two who share it overlap, and nobody is an empty seat. */
export function WinnerBadges({ winners }: { readonly winners: readonly NameAndColour[] }) {
  const { cardEdge, softInk } = useTheme()
  const [only] = winners
  if (!only)
    return (
      <View style={[styles.place, styles.empty, { borderColor: cardEdge }]}>
        <Icon name="stop" colour={softInk} size={18} />
      </View>
    )
  if (winners.length === 1)
    return (
      <View style={styles.place}>
        <PlayerBadge {...only} size={SIZE} ring={brass.middle} />
      </View>
    )
  return (
    <View style={styles.place}>
      {winners.slice(0, MOST).map((winner, index) => (
        <View key={index} style={[styles.shared, index > 0 && styles.second]}>
          <PlayerBadge {...winner} size={SHARED} ring={brass.middle} />
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
  second: { left: SIZE - SHARED, top: SIZE - SHARED },
})
