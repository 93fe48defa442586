import { StyleSheet, Text, View } from 'react-native'
import { ranking, type Match } from '@/engine'
import { useWords } from '@/i18n'
import { formatNumber, formatSigned } from '@/i18n/format-number'
import { standingOf } from '../table/at-stake'
import type { SeatedPlayer } from '../table/scoreboard'
import { Card } from '../ui/card'
import { PlayerBadge } from '../ui/player-badge'
import { Body, Heading, Note } from '../ui/text'
import { DISPLAY_FACE, SPACE, useTheme } from '../ui/theme'

type Props = { readonly match: Match; readonly players: readonly SeatedPlayer[] }

/** How everybody stood when the match was left. */
export function ScoresSoFar({ match, players }: Props) {
  const words = useWords()
  const theme = useTheme()
  return (
    <Card label={words.history.scoresSoFar}>
      <Heading>{words.history.scoresSoFar}</Heading>
      {ranking(match).map(({ seat }, index) => {
        const player = players[seat]!
        const standing = standingOf(match, seat)
        return (
          <View
            key={seat}
            style={[styles.row, index > 0 && { borderTopWidth: 1, borderColor: theme.cardEdge }]}
          >
            <PlayerBadge {...player} size={34} />
            <Body numberOfLines={1} style={styles.name}>
              {player.name}
            </Body>
            {match.out.includes(seat) ? <Note>{words.play.isOut}</Note> : null}
            <Text style={[styles.score, { color: theme.ink }]}>
              {match.chips ? formatSigned(standing) : formatNumber(standing)}
            </Text>
          </View>
        )
      })}
    </Card>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.s,
    paddingVertical: SPACE.s,
  },
  name: { fontWeight: '700', flexGrow: 1, flexShrink: 1, flexBasis: 80 },
  score: { fontFamily: DISPLAY_FACE, fontSize: 22, minWidth: 40, textAlign: 'right' },
})
