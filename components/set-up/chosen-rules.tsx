import type { ReactNode, Ref } from 'react'
import { StyleSheet, useWindowDimensions, View, type Text } from 'react-native'
import { MiniBox } from '../box/mini-box'
import { fittingSize } from '../ui/fitting-size'
import { Pressable } from '../ui/pressable'
import { Problem } from '../ui/problem'
import { useTypeScale } from '../ui/roomy'
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

/** The size at which no word of a name is broken in large text. */
function useNameSize(name: string, width: number) {
  const { fontScale } = useWindowDimensions()
  const scale = useTypeScale()
  const largest = Math.round(22 * scale)
  const fontSize = fittingSize(name, { width: width / fontScale, largest, maxLines: Infinity })
  return fontSize < largest && { fontSize, lineHeight: Math.round(1.27 * fontSize) }
}

/** The chosen rules on a card: a picture, the name, a sentence and the facts. */
export function ChosenRules(props: Props) {
  const { ref, nameRef, option, why, width, radio, children } = props
  const { card, accent, softInk } = useTheme()
  const inner = width - 2 * (SPACE.m + EDGE)
  const nameSize = useNameSize(option.name, radio ? inner : inner - BESIDE - SPACE.m)
  const face = (
    <>
      <MiniBox
        look="framed"
        tiles={option.tiles}
        open={option.open}
        width={radio ? Math.floor(Math.min(inner, MAX_PICTURE)) : BESIDE}
      />
      <View style={styles.words}>
        <Heading ref={nameRef} aria-level={3} style={nameSize}>
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
