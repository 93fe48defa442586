import { useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { DISPLAY_FACE, RADIUS, SPACE } from '../ui/theme'
import type { TurnEndLines } from './turn-end-lines'

type Props = {
  readonly lines: TurnEndLines
  readonly isBoxShut: boolean
  /** On a low felt the title and the score share a line, so that the dice stay visible. */
  readonly isLow: boolean
  /** If it is taller than this it is scaled down. */
  readonly maxHeight: number
}

/** Shows on the felt how the turn ended: the throw, the open tiles, the score. */
export function TurnEnd({ lines: { title, detail, score }, isBoxShut, isLow, maxHeight }: Props) {
  const [height, setHeight] = useState(0)
  const scale = Math.min(1, maxHeight / Math.max(1, height))
  return (
    <View
      role="note"
      onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
      style={[styles.card, { transform: [{ scale }] }]}
    >
      <View style={[styles.lines, isLow && styles.oneLine]}>
        <Text style={[styles.title, isBoxShut && !isLow && styles.largeTitle]}>{title}</Text>
        {isLow ? null : <Text style={styles.detail}>{detail}</Text>}
        <Text style={styles.score}>{score}</Text>
      </View>
      {isLow ? <Text style={styles.detail}>{detail}</Text> : null}
    </View>
  )
}

const styles = StyleSheet.create({
  card: {
    alignItems: 'center',
    backgroundColor: 'rgba(4,28,20,0.82)',
    borderRadius: RADIUS.m,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    maxWidth: '92%',
    transformOrigin: '50% 100%',
  },
  lines: { alignItems: 'center' },
  oneLine: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: SPACE.m,
  },
  largeTitle: { fontSize: 38, lineHeight: 48 },
  title: { fontFamily: DISPLAY_FACE, fontSize: 26, lineHeight: 33, color: '#fbe7a8' },
  detail: { fontSize: 15, lineHeight: 21, color: '#f3e8d2', textAlign: 'center' },
  score: {
    fontFamily: DISPLAY_FACE,
    fontSize: 18,
    lineHeight: 26,
    color: '#ffffff',
    textAlign: 'center',
  },
})
