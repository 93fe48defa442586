import { useState } from 'react'
import { StyleSheet, Text, View } from 'react-native'
import { useWords } from '@/i18n'
import { useCoachWords, type CoachWords } from '@/i18n/coach'
import type { Coach, CoachTopic } from '@/model/coach'
import { Icon } from '../ui/icon'
import { Pressable } from '../ui/pressable'
import { brass, RADIUS, SPACE, TOUCH, useTheme } from '../ui/theme'
import { useSpokenToo } from '../ui/use-announcement'
import { useCover } from '../ui/use-cover'
import { coachLine } from './coach-line'
import { CoachSheet } from './coach-sheet'
import { Lamp } from './lamp'
import { teachLine } from './teach-line'

type Props = {
  readonly coach: Coach
  /** The lesson of this moment; shown in place of the invitation to ask. */
  readonly hint: string
  readonly minHeight: number
  /** On a low screen lamp and letters are smaller. */
  readonly isLow: boolean
}

/** What the coach says about its topic; undefined if there is nothing noticeable. */
const spokenLine = (topic: CoachTopic, words: CoachWords['coach']): string | undefined =>
  topic.kind === 'ask'
    ? coachLine(topic.match, topic.evaluation, words)
    : teachLine(topic.match, topic.evaluation, topic.event, words)

/** The lamp, and beside it what the coach says; a tap on that opens the list of choices. */
export function CoachRow({ coach, hint, minHeight, isLow }: Props) {
  const words = useCoachWords().coach
  const { notFetched } = useWords().crash
  const theme = useTheme()
  const [isListOpen, setIsListOpen] = useState(false)
  const { topic, isThinking, hasFailed } = coach
  const said = topic && spokenLine(topic, words)
  const failure = hasFailed ? notFetched.part : undefined
  useSpokenToo(said ?? failure)
  const idle = hint === '' ? (coach.mode === 'teach' ? words.teach : words.ask) : hint
  const line = said ?? failure ?? (isThinking ? words.thinking : idle)
  const size = isLow ? LOW_LAMP : LAMP
  const hasList = topic !== undefined && said !== undefined && topic.evaluation.choices.length > 1
  useCover(isListOpen && hasList, coach.onList)
  return (
    <View style={[styles.row, { minHeight }]}>
      <Pressable
        aria-label={words.lamp}
        disabled={!coach.onAsk}
        aria-disabled={!coach.onAsk}
        onPress={coach.onAsk}
        style={[styles.lamp, { width: size, height: size }]}
        pressedStyle={styles.pressed}
      >
        <Lamp size={size} isBright={said !== undefined || isThinking} />
      </Pressable>
      <Pressable
        {...(hasList
          ? { 'aria-label': `${line} ${words.more}` }
          : { role: undefined, accessible: false, focusable: false, tabIndex: -1 })}
        disabled={!hasList}
        onPress={() => setIsListOpen(true)}
        style={[
          styles.speech,
          { backgroundColor: theme.card, borderColor: said ? brass.middle : theme.cardEdge },
          said !== undefined && styles.lit,
        ]}
        pressedStyle={styles.pressed}
      >
        <Text
          style={[styles.line, isLow && styles.small, { color: said ? theme.ink : theme.softInk }]}
        >
          {line}
        </Text>
        {hasList ? <Icon name="forward" colour={theme.accent} size={18} /> : null}
      </Pressable>
      {topic && hasList ? (
        <CoachSheet
          isOpen={isListOpen}
          line={line}
          {...topic}
          onClose={() => setIsListOpen(false)}
        />
      ) : null}
    </View>
  )
}

const LAMP = 60
const LOW_LAMP = 52

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, marginBottom: SPACE.s },
  lamp: { minHeight: TOUCH, marginLeft: -SPACE.s, borderRadius: LAMP / 2 },
  pressed: { opacity: 0.7 },
  speech: {
    flex: 1,
    alignSelf: 'stretch',
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.xs,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  lit: { boxShadow: '-6px 0 18px rgba(255,196,84,0.38)' },
  line: { flex: 1, fontSize: 15, lineHeight: 19 },
  small: { fontSize: 13, lineHeight: 16 },
})
