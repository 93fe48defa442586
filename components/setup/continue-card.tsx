import { StyleSheet, View } from 'react-native'
import type { TileCount, TileSet } from '@/engine'
import { MiniBox } from '../box/mini-box'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { Body, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'

type Props = {
  readonly tiles: TileCount
  readonly open: TileSet
  readonly title: string
  readonly detail: string
  readonly onContinue: () => void
}

/** A card that opens the live match, with a picture of its box. */
export function ContinueCard({ tiles, open, title, detail, onContinue }: Props) {
  const { card, accent, softInk } = useTheme()
  return (
    <Pressable
      aria-label={`${title}. ${detail}`}
      onPress={onContinue}
      style={[styles.card, { backgroundColor: card, borderColor: accent }]}
      pressedStyle={styles.pressed}
    >
      <MiniBox look="bare" tiles={tiles} open={open} width={96} />
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
