import type { ReactNode, Ref } from 'react'
import { StyleSheet, View, type Text } from 'react-native'
import { MiniBox } from '../box/mini-box'
import { Pressable } from '../ui/pressable'
import { Problem } from '../ui/problem'
import { Body, Heading, Note } from '../ui/text'
import { RADIUS, SPACE, useTheme } from '../ui/theme'
import type { RadioProps } from '../ui/use-radios'
import type { RulesOption } from './rules-option'

type Props = {
  readonly ref?: Ref<View>
  readonly nameRef?: Ref<Text>
  readonly option: RulesOption
  /** Why the app chose these rules in place of others; absent if the player chose them. */
  readonly why?: string | undefined
  readonly width: number
  /** Absent where a row beside the card is the radio; the card then does not repeat the row's texts. */
  readonly radio?: RadioProps
  /** Further controls, below the radio because a radio cannot contain others. */
  readonly children: ReactNode
}

/** The chosen rules on a card: a picture, the name, a sentence and the facts. */
export function ChosenRules(props: Props) {
  const { ref, nameRef, option, why, width, radio, children } = props
  const { card, accent, softInk } = useTheme()
  const face = (
    <>
      <MiniBox
        look="framed"
        tiles={option.tiles}
        open={option.open}
        width={radio ? Math.floor(Math.min(width - 2 * (SPACE.m + EDGE), MAX_PICTURE)) : BESIDE}
      />
      <View style={styles.words}>
        <Heading ref={nameRef} aria-level={3}>
          {option.name}
        </Heading>
        {radio ? <Body style={{ color: softInk }}>{option.about}</Body> : null}
        <Note style={styles.facts}>{option.facts}</Note>
      </View>
    </>
  )
  return (
    <View ref={ref} style={[styles.card, { backgroundColor: card, borderColor: accent }]}>
      {radio ? (
        <Pressable
          {...radio}
          aria-label={option.label}
          style={styles.face}
          pressedStyle={styles.pressed}
        >
          {face}
        </Pressable>
      ) : (
        <View style={[styles.face, styles.beside]}>{face}</View>
      )}
      <Problem text={option.problem} />
      {why ? <Note>{why}</Note> : null}
      {children}
    </View>
  )
}

const EDGE = 2
const MAX_PICTURE = 330
/** The width of the picture in a column with an explanation below, which needs the height. */
const BESIDE = 150

const styles = StyleSheet.create({
  card: { gap: SPACE.xs, padding: SPACE.m, borderWidth: EDGE, borderRadius: RADIUS.m },
  face: { gap: SPACE.s, borderRadius: RADIUS.s },
  beside: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  pressed: { opacity: 0.85 },
  words: { flexShrink: 1, gap: 2 },
  facts: { marginTop: 2 },
})
