import type { MatchEvent, PresetId } from '../../engine'
import { hurriedTimeline, tableTimeline } from '../../model/table-timeline'
import { BREATH_MS, HURRIED_TUMBLE_MS, TUMBLE_MS } from '../../model/table-times'
import { scripted } from '../support/scripted-events'
import {
  after,
  begin,
  passed,
  presetRules,
  rolled,
  shut,
  stopped,
  subtracting,
  takenBack,
  turnLeaving,
} from '../support/scripted-match'

/** The timeline of the last of these events. */
function timelineOf(preset: PresetId, events: readonly MatchEvent[], isReduced = false) {
  const before = after(begin(presetRules(preset), 2), ...events.slice(0, -1))
  return tableTimeline(before, after(before, events.at(-1)!), events, isReduced)
}

const stages = (...of: Parameters<typeof timelineOf>) => timelineOf(...of).map(({ stage }) => stage)
const cues = (...of: Parameters<typeof timelineOf>) =>
  timelineOf(...of).flatMap(({ at, cue }) => (cue ? [[at, cue]] : []))

const channel = begin(presetRules('channel'), 2)
/** Ann leaves the nine, and the last throw has no move. */
const NO_MOVE = turnLeaving(channel, [9])
const BOX_SHUT = turnLeaving(channel, [])

test('a throw tumbles and lies still', () => {
  expect(timelineOf('channel', [rolled(6, 3)])).toEqual([
    { stage: 'tumbling', at: 0 },
    { stage: 'rest', at: TUMBLE_MS },
  ])
})

test('a throw without a move: a breath, the knock, the card, the score', () => {
  const timeline = timelineOf('channel', NO_MOVE)
  expect(timeline.map(({ stage, cue }) => [stage, cue])).toEqual([
    ['tumbling', undefined],
    ['landed', undefined],
    ['stuck', 'noMove'],
    ['card', undefined],
    ['score', undefined],
    ['rest', undefined],
  ])
  expect(timeline[2]!.at - timeline[1]!.at).toBe(BREATH_MS)
})

test('a shut box: a clack, 300 ms of silence, light and fanfare, the lid, confetti, the card', () => {
  const timeline = timelineOf('channel', BOX_SHUT)
  expect(timeline.map(({ stage, cue }) => [stage, cue])).toEqual([
    ['falling', undefined],
    ['silence', 'lastFlap'],
    ['light', 'boxShut'],
    ['lid', undefined],
    ['confetti', 'lid'],
    ['card', undefined],
    ['score', undefined],
    ['rest', undefined],
  ])
  expect(timeline[2]!.at - timeline[1]!.at).toBe(300)
})

/** Ann and Ben leave these flaps in their first turns; then Ann lands on a hundred by 135 − 35. */
const { events: HIT_STUCK } = scripted(presetRules('hundred'), 2, [1, 3, 5], [9], subtracting(3, 5))
/** The same by a stop, before a throw that would have left no move. */
const HIT_STOPPED = [...HIT_STUCK.slice(0, -1), stopped]

test('a stop that hits the target: 300 ms of silence, light and its sound, the card, the score', () => {
  const timeline = timelineOf('hundred', HIT_STOPPED)
  expect(timeline.map(({ stage, cue }) => [stage, cue])).toEqual([
    ['silence', 'stopped'],
    ['light', 'targetHit'],
    ['card', undefined],
    ['score', undefined],
    ['rest', undefined],
  ])
  expect(timeline.slice(0, 2).map(({ at }) => at)).toEqual([0, 300])
})

test('no move that hits the target: the dice, a breath, the knock, and then the light', () => {
  const timeline = timelineOf('hundred', HIT_STUCK)
  expect(timeline.map(({ stage, cue }) => [stage, cue])).toEqual([
    ['tumbling', undefined],
    ['landed', undefined],
    ['stuck', 'noMove'],
    ['light', 'targetHit'],
    ['card', undefined],
    ['score', undefined],
    ['rest', undefined],
  ])
})

test.each<[string, PresetId, readonly MatchEvent[]]>([
  ['no move', 'channel', NO_MOVE],
  ['a shut box', 'channel', BOX_SHUT],
  ['a throw', 'channel', [rolled(6, 3)]],
  ['a stop that hits the target', 'hundred', HIT_STOPPED],
])('with less motion %s has the same order, and is over sooner or as soon', (_, preset, events) => {
  const moving = timelineOf(preset, events)
  const reduced = timelineOf(preset, events, true)
  expect(reduced.map(({ stage, cue }) => [stage, cue])).toEqual(
    moving.map(({ stage, cue }) => [stage, cue]),
  )
  expect(reduced.at(-1)!.at).toBeLessThanOrEqual(moving.at(-1)!.at)
})

test('shutting some flaps, taking back and passing on keep nobody waiting', () => {
  expect(stages('channel', [rolled(6, 3), shut(9)])).toEqual(['rest'])
  expect(stages('channel', [rolled(6, 3), shut(9), takenBack])).toEqual(['rest'])
  expect(stages('channel', [...NO_MOVE, passed])).toEqual(['rest', 'rest'])
})

test('a stop shows the card at once, then the score', () => {
  expect(timelineOf('hundred', [rolled(6, 3), shut(9), stopped])).toMatchObject([
    { stage: 'card', at: 0, cue: 'stopped' },
    { stage: 'score' },
    { stage: 'rest' },
  ])
})

test('what the end of a turn brings is heard when all is shown, one after the other', () => {
  const last = turnLeaving(begin(presetRules('stakes'), 2), [8])
  const timeline = timelineOf('stakes', [...turnLeaving(channel, [9]), passed, ...last])
  expect(timeline.slice(-3)).toMatchObject([
    { stage: 'score' },
    { stage: 'rest', cue: 'chips' },
    { stage: 'rest', cue: 'matchWon' },
  ])
  expect(timeline.at(-1)!.at - timeline.at(-2)!.at).toBeGreaterThanOrEqual(300)
})

test('taking back, stopping and passing on are heard at once', () => {
  expect(cues('channel', [rolled(6, 3), shut(9), takenBack])).toEqual([[0, 'takeBack']])
  expect(cues('hundred', [rolled(6, 3), shut(9), stopped])).toEqual([[0, 'stopped']])
  expect(cues('channel', [...NO_MOVE, passed])).toEqual([
    [0, 'passed'],
    [300, 'flapsRise'],
  ])
})

test('hurried it goes to its end at once, to the greatest of what was still to be heard', () => {
  const shutBox = timelineOf('channel', BOX_SHUT)
  expect(hurriedTimeline(shutBox, 1)).toEqual([{ stage: 'rest', at: 0, cue: 'boxShut' }])
  expect(hurriedTimeline(shutBox, 3)).toEqual([{ stage: 'rest', at: 0, cue: 'lid' }])
  expect(hurriedTimeline(shutBox, shutBox.length - 1)).toEqual([{ stage: 'rest', at: 0 }])
  const last = turnLeaving(begin(presetRules('stakes'), 2), [8])
  const won = timelineOf('stakes', [...turnLeaving(channel, [9]), passed, ...last])
  expect(hurriedTimeline(won, 2)).toEqual([{ stage: 'rest', at: 0, cue: 'matchWon' }])
  const hit = timelineOf('hundred', HIT_STOPPED)
  expect(hurriedTimeline(hit, 1)).toEqual([{ stage: 'rest', at: 0, cue: 'targetHit' }])
  expect(hurriedTimeline(hit, 2)).toEqual([{ stage: 'rest', at: 0 }])
})

test('hurried dice land before anything is shown or heard of what they led to', () => {
  expect(hurriedTimeline(timelineOf('channel', NO_MOVE), 1)).toEqual([
    { stage: 'landing', at: 0 },
    { stage: 'rest', at: HURRIED_TUMBLE_MS, cue: 'noMove' },
  ])
})
