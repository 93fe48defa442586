import { StyleSheet, Text, View } from 'react-native'
import type { Rules } from '@/engine'
import { useCoachWords } from '@/i18n/coach'
import type { MatchAnalysis } from '@/model/match-analysis'
import { Card } from '../ui/card'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { brass, brassFace, DISPLAY_FACE, RADIUS, SPACE, TOUCH, useTheme } from '../ui/theme'
import { amountText, chosenAndBest, whoseTurn } from './analysis-sentence'

type Props = {
  readonly analysis: MatchAnalysis
  readonly names: readonly string[]
  readonly rules: Rules
  readonly onWatch: (events: number) => void
}

/** The luckiest throw and the costliest choice, which are marked in the chart; each opens the replay. */
export function PointsCard({ analysis, names, rules, onWatch }: Props) {
  const words = useCoachWords().analysis
  const { measure, luckiest, costliest } = analysis
  if (!luckiest && !costliest) return null
  const [chosen, best] = costliest ? chosenAndBest(costliest, words) : ['', '']
  return (
    <Card>
      {luckiest ? (
        <PointRow
          sign="★"
          title={words.luckiest}
          amount={amountText(luckiest.amount, measure, rules, words.better)}
          line={words.luckiestAt(whoseTurn(luckiest, names, rules, words), luckiest.dice)}
          // One event later the dice lie there; a choice is shown before it was made.
          onWatch={() => onWatch(luckiest.event + 1)}
        />
      ) : null}
      {costliest ? (
        <PointRow
          sign="?"
          title={words.costliest}
          amount={amountText(costliest.amount, costliest.measure, rules, words.cost)}
          line={words.costliestAt(whoseTurn(costliest, names, rules, words), chosen, best)}
          onWatch={() => onWatch(costliest.event)}
        />
      ) : null}
    </Card>
  )
}

type RowProps = {
  readonly sign: string
  readonly title: string
  readonly amount: string
  readonly line: string
  readonly onWatch: () => void
}

function PointRow({ sign, title, amount, line, onWatch }: RowProps) {
  const { watch } = useCoachWords().analysis
  const { ink, softInk, accent } = useTheme()
  return (
    <Pressable
      aria-label={`${title}: ${amount}. ${line}. ${watch}`}
      onPress={onWatch}
      style={styles.row}
      pressedStyle={styles.pressed}
    >
      <View style={styles.coin}>
        <Text allowFontScaling={false} style={styles.sign}>
          {sign}
        </Text>
      </View>
      <View style={styles.words}>
        <Text style={[styles.title, { color: softInk }]}>{`${title} · ${amount}`}</Text>
        <Text style={[styles.line, { color: ink }]}>{line}</Text>
      </View>
      <Icon name="play" colour={accent} size={20} />
    </Pressable>
  )
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    minHeight: TOUCH,
    borderRadius: RADIUS.s,
  },
  pressed: { opacity: 0.6 },
  coin: {
    width: 32,
    height: 32,
    borderRadius: 16,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: brass.light,
    borderWidth: 2,
    borderColor: brass.dark,
  },
  sign: { fontFamily: DISPLAY_FACE, fontSize: 17, lineHeight: 22, color: brassFace.ink },
  words: { flex: 1 },
  title: { fontSize: 13, lineHeight: 18 },
  line: { fontSize: 16, lineHeight: 22, fontWeight: '600' },
})
