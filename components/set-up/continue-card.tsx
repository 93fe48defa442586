import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { SeatedMatch } from '@/model/player'
import { roundOrTurn, turnLimit } from '@/model/turn-limit'
import { MiniBox } from '../box/mini-box'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { Body, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'

type Props = { readonly match: SeatedMatch; readonly onContinue: () => void }

/** A card that opens the live match, with a picture of its box. */
export function ContinueCard({ match, onContinue }: Props) {
  const { setup, numbered } = useWords()
  const { rules, players } = match.setup
  const title = match.phase === 'matchOver' ? setup.seeResult : setup.continue
  const names = players.map(({ name }) => name).join(', ')
  const round = turnLimit(rules) !== 1 && numbered[roundOrTurn(rules)](match.round)
  const detail = [names, round].filter(Boolean).join(' · ')
  const { card, accent, softInk } = useTheme()
  return (
    <Pressable
      aria-label={`${title}. ${detail}`}
      onPress={onContinue}
      style={[styles.card, { backgroundColor: card, borderColor: accent }]}
      pressedStyle={styles.pressed}
    >
      <MiniBox look="bare" tiles={rules.tiles} open={match.open} width={72} />
      <View style={styles.text}>
        <Body style={styles.title}>{title}</Body>
        <Note numberOfLines={2}>{detail}</Note>
      </View>
      <Icon name="forward" colour={softInk} />
    </Pressable>
  )
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  pressed: { opacity: 0.85 },
  text: { flex: 1 },
  title: { fontWeight: '700' },
})
