import { StyleSheet, Text, View } from 'react-native'
import { DISPLAY_FACE, RADIUS } from '../ui/theme'

type Props = {
  readonly chosen: readonly number[]
  /** The sum of the dice; absent in rules where a move need not add up to it. */
  readonly sum?: number
  readonly isComplete: boolean
}

/** Shows the sum of the chosen flaps so far, such as 3 + … = 8. */
export function SumPill({ chosen, sum, isComplete }: Props) {
  if (chosen.length === 0) return null
  const parts = isComplete ? chosen : [...chosen, '…']
  return (
    <View aria-hidden style={styles.pill}>
      <Text style={styles.text}>
        {parts.join(' + ')}
        {sum === undefined || parts.length === 1 ? '' : ` = ${sum}`}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  pill: {
    backgroundColor: 'rgba(4,28,20,0.75)',
    paddingHorizontal: 24,
    paddingVertical: 8,
    borderRadius: RADIUS.pill,
  },
  text: { fontFamily: DISPLAY_FACE, fontSize: 22, lineHeight: 30, color: '#fbe7a8' },
})
