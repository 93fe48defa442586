import type { Translations } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { isLessonDue, type Lesson } from '@/model/lesson'
import type { TableView } from '@/model/table-view'

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
