import { StyleSheet, View } from 'react-native'
import type { TileCount, TileSet } from '@/engine'
import { MiniBox } from '../box/mini-box'
import { Pressable } from '../ui/pressable'
import { Body, Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'

type Props = {
  readonly name: string
  readonly about: string
  readonly facts: string
  readonly tiles: TileCount
  /** The flaps that stand in its picture. */
  readonly open: TileSet
  readonly width: number
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** A set of rules to choose: a little box, a name, one honest sentence and what to expect. */
export function PresetCard(props: Props) {
  const { name, about, facts, tiles, open, width, isChosen, onChoose } = props
  const { card, cardEdge, accent, softInk } = useTheme()
  return (
    <Pressable
      role="radio"
      aria-checked={isChosen}
      aria-label={`${name}. ${about} ${facts}`}
      onPress={onChoose}
      style={[
        styles.card,
        { width, backgroundColor: card, borderColor: isChosen ? accent : cardEdge },
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
