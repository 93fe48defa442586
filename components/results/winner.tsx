import { StyleSheet, View } from 'react-native'
import type { SeatedPlayer } from '@/model/player'
import { PlayerBadge } from '../ui/player-badge'
import { Body, Note, Title } from '../ui/text'
import { brass, SPACE, useTheme } from '../ui/theme'
import { Glow } from './glow'

type Props = {
  readonly winners: readonly SeatedPlayer[]
  readonly title: string
  readonly how: string
  readonly occasion?: string | undefined
}

/** Who won, and how. */
export function Winner({ winners, title, how, occasion }: Props) {
  const { softInk } = useTheme()
  const size = winners.length === 1 ? 112 : winners.length < 4 ? 80 : 52
  return (
    <View style={styles.winner}>
      <Glow />
      <View style={styles.badges}>
        {winners.map((player) => (
          <PlayerBadge key={player.id} {...player} size={size} ring={brass.middle} />
        ))}
      </View>
      <Title style={styles.title}>{title}</Title>
      <Body style={[styles.how, { color: softInk }]}>{how}</Body>
      {occasion ? <Note style={styles.occasion}>{occasion}</Note> : null}
    </View>
  )
}

const styles = StyleSheet.create({
  winner: { alignItems: 'center', gap: SPACE.s, paddingTop: SPACE.l },
  badges: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
  title: { textAlign: 'center', maxWidth: '100%' },
  occasion: { textAlign: 'center' },
  how: { textAlign: 'center', fontSize: 17 },
})
