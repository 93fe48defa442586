import { StyleSheet, Text, View } from 'react-native'
import { useCoachWords } from '@/i18n/coach'
import type { MatchSkill, Skill } from '@/model/match-analysis'
import { Card } from '../ui/card'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { Path, Svg } from '../ui/svg'
import { Heading, Note } from '../ui/text'
import { brass, DISPLAY_FACE, ivory, post, RADIUS, SPACE, useTheme } from '../ui/theme'

/** Fewer choices than this are too few to judge by. */
const FEW = 60

const sum = (matches: readonly MatchSkill[], of: (match: MatchSkill) => number) =>
  matches.reduce((all, match) => all + of(match), 0)

/**
 * A chart of a person's last matches: how many choices there were, how many were right, and how the dice
 * were.
 */
export function SkillCard({ matches, left }: Skill) {
  const words = useCoachWords().skill
  const { ink, felt } = useTheme()
  const real = sum(matches, ({ realChoices }) => realChoices)
  const right = sum(matches, ({ rightChoices }) => rightChoices)
  if (real === 0) return left > 0 ? <Note>{words.working(left)}</Note> : null
  const most = Math.max(...matches.map(({ realChoices }) => realChoices))
  const lucky = matches.filter(({ luck }) => luck > 0).length
  const shares = matches.map((match) =>
    words.matchLabel(match.rightChoices, match.realChoices, match.luck),
  )
  return (
    <Card label={words.title}>
      <Heading>{words.title}</Heading>
      <Text style={[styles.found, { color: ink }]}>{words.found(right, real)}</Text>
      <View
        accessible
        role="img"
        aria-label={words.chartLabel(shares)}
        style={[styles.chart, FIXED_COLOURS, { backgroundColor: felt.dark }]}
      >
        {matches.map(({ id, luck, realChoices, rightChoices }) => (
          <View key={id} style={styles.place}>
            <View style={styles.posts}>
              <View style={[styles.post, { height: `${(100 * realChoices) / most}%` }]}>
                <View
                  style={[
                    styles.right,
                    { height: `${realChoices === 0 ? 0 : (100 * rightChoices) / realChoices}%` },
                  ]}
                />
              </View>
            </View>
            <LuckMark luck={luck} colour={luck > 0 ? brass.light : ivory.dark} />
          </View>
        ))}
      </View>
      <View style={styles.luck}>
        <LuckMark luck={1} colour={ink} />
        <Text style={[styles.lucky, { color: ink }]}>{words.lucky(lucky, matches.length)}</Text>
      </View>
      <Note>{words.about(matches.length)}</Note>
      {real < FEW ? <Note>{words.few}</Note> : null}
      {left > 0 ? <Note>{words.working(left)}</Note> : null}
    </Card>
  )
}

const UP = 'M4 1L8 7H0Z'
const DOWN = 'M4 7L8 1H0Z'
const LEVEL = 'M1 3.3H7V4.7H1Z'

type MarkProps = { readonly luck: number; readonly colour: string }

/** The luck of a match: up for good dice, down for bad, a dash for average. */
const LuckMark = ({ luck, colour }: MarkProps) => (
  <Svg aria-hidden width={8} height={8} viewBox="0 0 8 8">
    <Path d={luck > 0 ? UP : luck < 0 ? DOWN : LEVEL} fill={colour} />
  </Svg>
)

const styles = StyleSheet.create({
  found: { fontFamily: DISPLAY_FACE, fontSize: 18, lineHeight: 25 },
  chart: {
    height: 132,
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: 3,
    padding: SPACE.m,
    borderRadius: RADIUS.m,
    overflow: 'hidden',
    boxShadow: 'inset 0 0 30px rgba(0,14,8,0.3)',
  },
  // Twenty of these columns fit on the smallest phone.
  place: { flex: 1, maxWidth: 26, height: '100%', alignItems: 'center', gap: 4 },
  posts: { flex: 1, alignSelf: 'stretch', justifyContent: 'flex-end' },
  // The height of a bar is the number of choices, its brass part those that were right.
  post: {
    borderRadius: 4,
    borderWidth: 1,
    borderColor: post.edge,
    overflow: 'hidden',
    justifyContent: 'flex-end',
  },
  right: { backgroundColor: post.filled },
  luck: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  lucky: { flexShrink: 1, fontSize: 15, lineHeight: 21 },
})
