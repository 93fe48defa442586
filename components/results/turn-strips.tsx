import { StyleSheet, View } from 'react-native'
import type { TurnRecord } from '@/engine'
import { useWords } from '@/i18n'
import { spokenText } from '@/i18n/numbers/format-number'
import type { SeatedSetup } from '@/model/player'
import { roundOrTurn, turnLimit } from '@/model/turn-limit'
import { MiniBox } from '../box/mini-box'
import { turnScoreText } from '../table/status-lines'
import { Card } from '../ui/card'
import { FocusableScroll } from '../ui/focusable-scroll'
import { PlayerBadge } from '../ui/player-badge'
import { Heading, Note } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'

type Props = { readonly setup: SeatedSetup; readonly turns: readonly TurnRecord[] }

/** Every turn of the match as a small box, in one scrolling row for each player. */
export function TurnStrips({ setup, turns }: Props) {
  const { results, numbered } = useWords()
  const each = roundOrTurn(setup.rules)
  const isOnly = turnLimit(setup.rules) === 1
  const { ink } = useTheme()
  return (
    <Card label={results.turns}>
      <Heading>{results.turns}</Heading>
      {setup.players.map((player, seat) => (
        <View key={seat}>
          <View style={styles.player}>
            <PlayerBadge {...player} size={22} />
            {/* The colour alone does not identify a player, nor does a letter that two share. */}
            <Note style={styles.name}>{player.name}</Note>
          </View>
          <FocusableScroll horizontal contentContainerStyle={styles.strip}>
            {turns
              .filter((turn) => turn.seat === seat)
              .map((turn) => (
                <View
                  key={turn.round}
                  accessible
                  role="img"
                  aria-label={spokenText(
                    results.turnLabel(
                      player.name,
                      isOnly ? undefined : numbered[each](turn.round),
                      turnScoreText(turn),
                    ),
                  )}
                  style={styles.turn}
                >
                  <MiniBox tiles={setup.rules.tiles} open={turn.open} width={72} />
                  <View style={[styles.under, isOnly && styles.centred]}>
                    {isOnly ? null : (
                      <Note style={styles.small}>{results.short[each](turn.round)}</Note>
                    )}
                    <Note style={[styles.small, { color: ink }]}>{turnScoreText(turn)}</Note>
                  </View>
                </View>
              ))}
          </FocusableScroll>
        </View>
      ))}
    </Card>
  )
}

const styles = StyleSheet.create({
  player: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flex: 1, minWidth: 0 },
  strip: { gap: SPACE.s, paddingVertical: SPACE.xs },
  turn: { gap: 2 },
  under: { flexDirection: 'row', justifyContent: 'space-between', gap: SPACE.s },
  centred: { justifyContent: 'center' },
  small: { fontSize: 12, lineHeight: 16 },
})
