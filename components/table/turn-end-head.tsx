import { useState } from 'react'
import { StyleSheet, Text, View, type LayoutChangeEvent } from 'react-native'
import { fittingSize } from '../ui/fitting-size'
import { brassFace, DISPLAY_FACE, onFelt, SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'

type Props = {
  readonly title: string
  /** Absent where there is no room for it, or where it is below. */
  readonly detail?: string | undefined
  readonly score: string
  readonly isBoxShut: boolean
  readonly isTargetHit: boolean
  /** The title and the score share a line. */
  readonly isLow: boolean
  readonly width: number
  /** Title and score are drawn smaller, down to their usual size, until they are no taller. */
  readonly maxHeight: number
}

/** A score with more characters has numbers that would be too long for a line in large text. */
const LONG = 30
/** How many times their usual size title and score are drawn where they are too tall in large text. */
const SMALLER = [1.5, 1.25, 1]

/** How a turn ended and the score: in view whatever the size of the text, with numbers that are never broken. */
export function TurnEndHead({ title, detail, score, isLow, width, maxHeight, ...how }: Props) {
  const { fontScale } = useWindowSize()
  const [step, setStep] = useState(0)
  const scale = Math.min(fontScale, SMALLER[step - 1] ?? fontScale)
  const sized = (text: string, style: { fontSize: number; lineHeight: number }) => {
    const largest = scale * style.fontSize
    const drawn = fittingSize(text, { width, largest, maxLines: Infinity })
    if (step === 0 && drawn === largest) return style
    const fontSize = drawn / fontScale
    return { fontSize, lineHeight: (fontSize * style.lineHeight) / style.fontSize }
  }
  const onLayout = ({ nativeEvent }: LayoutChangeEvent) => {
    // First it is tried without the detail.
    if (nativeEvent.layout.height > maxHeight && (isLow || detail === undefined))
      setStep(Math.min(step + 1, SMALLER.length))
  }
  const isPlain = isLow || step > 0
  const titleStyle = isPlain
    ? styles.title
    : how.isTargetHit
      ? styles.targetHit
      : how.isBoxShut
        ? styles.boxShut
        : styles.title
  const onBrass = how.isTargetHit && styles.onBrass
  const scoreStyle = score.length > LONG ? styles.longScore : styles.score
  return (
    <View style={[styles.lines, isLow && styles.oneLine]} onLayout={onLayout}>
      <Text style={[styles.display, styles.gold, sized(title, titleStyle), onBrass]}>{title}</Text>
      {detail === undefined ? null : <Text style={[styles.detail, onBrass]}>{detail}</Text>}
      <Text style={[styles.display, sized(score, scoreStyle), onBrass]}>{score}</Text>
    </View>
  )
}

const styles = StyleSheet.create({
  lines: { alignItems: 'center' },
  oneLine: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: SPACE.m,
  },
  display: { fontFamily: DISPLAY_FACE, color: '#ffffff', textAlign: 'center' },
  gold: { color: onFelt.brass },
  targetHit: { fontSize: 34, lineHeight: 43 },
  boxShut: { fontSize: 30, lineHeight: 39 },
  title: { fontSize: 26, lineHeight: 33 },
  score: { fontSize: 18, lineHeight: 26 },
  longScore: { fontSize: 13, lineHeight: 19 },
  onBrass: { color: brassFace.ink },
  detail: { fontSize: 15, lineHeight: 21, color: onFelt.ink, textAlign: 'center' },
})
