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
  readonly rulesAndDate?: string | undefined
}

/** The head of a result: the winners' badges, the title, and how they won. */
export function Winner({ winners, title, how, rulesAndDate }: Props) {
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
      {rulesAndDate ? <Note style={styles.rulesAndDate}>{rulesAndDate}</Note> : null}
    </View>
  )
}

const styles = StyleSheet.create({
  winner: { alignItems: 'center', gap: SPACE.s, paddingTop: SPACE.l },
  badges: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
  title: { textAlign: 'center', maxWidth: '100%' },
  rulesAndDate: { textAlign: 'center' },
  how: { textAlign: 'center', fontSize: 17 },
})
