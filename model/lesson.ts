import { isTurnOver, turnRecords } from '@/engine'
import { computerAt, type SeatedMatch } from './player'
import type { TableView } from './table-view'

/** What a newcomer learns in the first match on a device, one after the other. */
export const LESSONS = ['throw', 'shut', 'score', 'done'] as const
export type Lesson = (typeof LESSONS)[number]

/** Whether the player on turn has thrown in this turn. */
const hasThrown = (match: SeatedMatch): boolean =>
  match.phase === 'rolling' ? match.lastShut !== undefined : match.phase !== 'announcing'

/**
 * Whether a turn of a person has ended with flaps that stand, and the table shows its end no more: since another
 * event, or because the card covers it. A shut box has no score to explain, and leaves that to the next turn.
 */
function hasSeenScore({ match, log, isPassing }: Seen): boolean {
  const turns = turnRecords(match.setup, isPassing ? log : log.slice(0, -1))
  return turns.some(({ seat, ending }) => ending.by !== 'shut' && !computerAt(match, seat))
}

type Seen = Pick<TableView, 'match' | 'log' | 'isPassing' | 'computer'>

/** The next lesson if the present one was done at the table, otherwise the present one. */
export function nextLesson(lesson: Lesson, view: Seen): Lesson {
  const { match, computer } = view
  const { throws, phase } = match
  // Watching a computer player does not teach it.
  if (computer) return lesson
  switch (lesson) {
    case 'throw':
      return hasThrown(match) ? 'shut' : lesson
    case 'shut':
      return throws > 0 && phase !== 'shutting' ? 'score' : lesson
    case 'score':
      return throws === 0 || hasSeenScore(view) ? 'done' : lesson
    case 'done':
      return lesson
  }
}

/** Whether this is the moment to show the lesson; nothing is shown before the dice have landed. */
export function isLessonDue(lesson: Lesson, view: TableView): boolean {
  const { match } = view
  if (view.isPassing || view.computer) return false
  switch (lesson) {
    case 'throw':
      return match.phase === 'rolling'
    case 'shut':
      return match.phase === 'shutting'
    case 'score':
      // A player who may stop has to know beforehand what a stop leads to.
      if (match.phase === 'rolling') return match.setup.rules.mayStop
      return isTurnOver(match) && match.ending.by !== 'shut'
    case 'done':
      return false
  }
}
