import { StyleSheet, View } from 'react-native'
import { useWords, type Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { isLessonDue, type Lesson } from '@/model/lesson'
import type { TableView } from '@/model/table-view'
import { Icon } from '../ui/icon'
import { enterFollows } from '../ui/keyboard-press'
import { Pressable } from '../ui/pressable'
import { Note } from '../ui/text'
import { RADIUS, SPACE, TOUCH, useTheme } from '../ui/theme'
import { useWindowSize } from '../ui/turned'

/** The height of a line, and of what is above and below. */
const LINE_HEIGHT = 20
const EDGES = 14

type Props = { readonly lesson: Lesson; readonly view: TableView; readonly onRules: () => void }

/**
 * One line for a newcomer, above the button. Its place is kept until everything is taught, so that
 * nothing moves under a finger. It leads to the page of the rules. It can be read but is not announced: that would cut off the throw,
 * and the main button says as much.
 */
export function LessonHint({ lesson, view, onRules }: Props) {
  const words = useWords()
  const { accent, ink, card } = useTheme()
  const line = lessonLine(lesson, view, words)
  const { width, height, fontScale } = useWindowSize()
  // The longest lines take two on any phone.
  const isNarrow = Math.min(width, height) < 480
  if (lesson === 'done') return null
  return (
    <View style={[styles.place, isNarrow && { minHeight: EDGES + 2 * LINE_HEIGHT * fontScale }]}>
      {line === '' ? null : (
        <Pressable
          // No button: its name may begin with the word of one, Shut.
          role="link"
          {...enterFollows(onRules)}
          aria-label={words.play.lesson.more(line)}
          onPress={onRules}
          style={[styles.hint, { backgroundColor: card, borderColor: accent }]}
          pressedStyle={styles.pressed}
        >
          <Icon name="help" colour={accent} size={18} />
          <Note style={[styles.line, { color: ink }]}>{line}</Note>
          <Icon name="forward" colour={accent} size={16} />
        </Pressable>
      )}
    </View>
  )
}

/** What the table says to a newcomer at this moment, by the rules of the match. */
export function lessonLine(lesson: Lesson, view: TableView, { play }: Translations): string {
  const words = play.lesson
  if (!isLessonDue(lesson, view)) return ''
  const { scoring, format, moves } = view.match.setup.rules
  switch (lesson) {
    case 'throw':
      return words.throw
    case 'shut': {
      const sum = view.dice.reduce((all, face) => all + face, 0)
      if (moves === 'any-sum') return words.shut['any-sum'](sum)
      return view.dice.length === 1 ? words.shut.oneDie(sum) : words.shut[moves]
    }
    case 'score':
      if (format.kind === 'target') return words.score.target(formatNumber(format.target))
      return 'limit' in format && scoring === 'sum'
        ? words.score.limit(formatNumber(format.limit))
        : words.score[scoring]
    case 'done':
      return ''
  }
}

const styles = StyleSheet.create({
  place: {
    minHeight: TOUCH,
    marginBottom: SPACE.s,
    alignItems: 'center',
    justifyContent: 'center',
  },
  hint: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    maxWidth: '100%',
    minHeight: TOUCH,
    paddingVertical: 6,
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  pressed: { opacity: 0.7 },
  line: { flexShrink: 1 },
})
