import { applyEvent, type MatchEvent, type PresetId } from '../../engine'
import { isLessonDue, nextLesson, type Lesson } from '../../model/lesson'
import { tableView } from '../../model/table-view'
import { begin, passed, presetRules, rolled, shut, turnLeaving } from '../support/scripted-match'

function viewAfter(events: readonly MatchEvent[], moment = {}, preset: PresetId = 'pub') {
  let match = begin(presetRules(preset), 2)
  let before = match
  for (const event of events) {
    const applied = applyEvent(match, event)
    if (!applied.ok) throw new Error(applied.error)
    before = match
    match = applied.value
  }
  return tableView(match, events, { before, ...moment })
}

const THROWN = [rolled(6, 3)]
const SHUT = [...THROWN, shut(9)]
const BOX_SHUT = turnLeaving(begin(presetRules('pub'), 2), [])
const AFTER_BOX_SHUT = [...BOX_SHUT, passed, ...turnLeaving(begin(presetRules('pub'), 2), [9])]
const STUCK = [...SHUT, rolled(5, 4), shut(5, 4), rolled(5, 4)]

test.each<[string, Lesson, readonly MatchEvent[], object, Lesson]>([
  ['before the first throw', 'throw', [], {}, 'throw'],
  ['while the first throw tumbles', 'throw', THROWN, { stage: 'tumbling' }, 'throw'],
  ['when it has landed', 'throw', THROWN, {}, 'shut'],
  ['until flaps are shut', 'shut', THROWN, {}, 'shut'],
  ['once flaps are shut', 'shut', SHUT, {}, 'score'],
  ['until the turn has ended', 'score', STUCK, {}, 'score'],
  ['once the phone is passed', 'score', STUCK, { isPassing: true }, 'done'],
  ['in the next turn', 'score', [...STUCK, passed], {}, 'done'],
  ['in another match', 'score', [], {}, 'done'],
  ['after a turn that shut the box', 'score', BOX_SHUT, {}, 'score'],
  ['when the phone is passed after it', 'score', BOX_SHUT, { isPassing: true }, 'score'],
  ['at the end of the next turn', 'score', AFTER_BOX_SHUT, {}, 'score'],
  ['after that', 'score', AFTER_BOX_SHUT, { isPassing: true }, 'done'],
])('%s, %s leads on', (_, lesson, events, moment, expected) => {
  expect(nextLesson(lesson, viewAfter(events, moment))).toBe(expected)
})

test.each<[Lesson, readonly MatchEvent[], object, boolean]>([
  ['throw', [], {}, true],
  ['shut', THROWN, { stage: 'tumbling' }, false],
  ['shut', THROWN, {}, true],
  ['score', SHUT, {}, false],
  ['score', [...SHUT, rolled(5, 4)], {}, false],
  ['score', STUCK, { stage: 'landed' }, false],
  ['score', STUCK, {}, true],
  ['score', STUCK, { isPassing: true }, false],
  ['done', [], {}, false],
])('%s is said at its moment (%#)', (lesson, events, moment, isDue) => {
  expect(isLessonDue(lesson, viewAfter(events, moment))).toBe(isDue)
})

test('where a turn may be stopped, what stands is explained before that is done', () => {
  const view = viewAfter(SHUT, {}, 'hundred')
  expect(isLessonDue('score', view)).toBe(true)
})
