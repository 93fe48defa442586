import { StyleSheet, View } from 'react-native'
import type { TileCount, TileSet } from '@/engine'
import { MiniBox } from '../box/mini-box'
import { Pressable } from '../ui/pressable'
import { Body, Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import type { RadioProps } from '../ui/use-radios'

type Props = {
  readonly name: string
  readonly about: string
  readonly facts: string
  readonly tiles: TileCount
  /** The tiles that are open in the card's picture. */
  readonly open: TileSet
  readonly width: number
  readonly radio: RadioProps
}

/** A radio card for a set of rules: picture, name, one sentence and the facts. */
export function PresetCard(props: Props) {
  const { name, about, facts, tiles, open, width, radio } = props
  const { card, cardEdge, accent, softInk } = useTheme()
  return (
    <Pressable
      {...radio}
      aria-label={`${name}. ${about} ${facts}`}
      style={[
        styles.card,
        { width, backgroundColor: card, borderColor: radio['aria-checked'] ? accent : cardEdge },
      ]}
      pressedStyle={styles.pressed}
    >
      <MiniBox look="framed" tiles={tiles} open={open} width={width - 2 * (SPACE.m + EDGE)} />
      <View>
        <Heading aria-level={3}>{name}</Heading>
        <Body style={{ color: softInk }}>{about}</Body>
      </View>
      <Note style={styles.facts}>{facts}</Note>
    </Pressable>
  )
}

const EDGE = 2

const styles = StyleSheet.create({
  card: { gap: SPACE.s, padding: SPACE.m, borderWidth: EDGE, borderRadius: RADIUS.l },
  pressed: { opacity: 0.85 },
  facts: { marginTop: 'auto' },
})
