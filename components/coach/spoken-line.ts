import type { CoachWords } from '@/i18n/coach'
import type { CoachTopic } from '@/model/coach'
import { coachLine } from './coach-line'
import { teachLine } from './teach-line'

/** What the coach says of its topic; undefined where that is not worth a word. */
export const spokenLine = (topic: CoachTopic, words: CoachWords['coach']): string | undefined =>
  topic.kind === 'ask'
    ? coachLine(topic.match, topic.evaluation, words)
    : teachLine(topic.evaluation, topic.event, topic.match.setup.rules, words)
