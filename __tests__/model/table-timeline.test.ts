import type { MatchEvent, PresetId, Rules } from '../../engine'
import { tableTimeline, type Cue } from '../../model/table-timeline'
import { BREATH_MS, TUMBLE_MS } from '../../model/tumble-times'
import {
  after,
  announced,
  begin,
  passed,
  playTurns,
  presetRules,
  rolled,
  shut,
  stopped,
  takenBack,
  turnLeaving,
} from '../support/scripted-match'

/** The timeline of the last of these events. */
function timelineOf(preset: PresetId, events: readonly MatchEvent[], isReduced = false) {
  const before = after(begin(presetRules(preset), 2), ...events.slice(0, -1))
  const last = events.at(-1)!
  return tableTimeline(before, after(before, last), last, isReduced)
}

const stages = (...of: Parameters<typeof timelineOf>) => timelineOf(...of).map(({ stage }) => stage)
const cues = (...of: Parameters<typeof timelineOf>) =>
  timelineOf(...of).flatMap(({ cue }) => cue ?? [])

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

test.each([
  ['no move', NO_MOVE],
  ['a shut box', BOX_SHUT],
  ['a throw', [rolled(6, 3)]],
])('with less motion %s has the same order, and is over sooner or as soon', (_, events) => {
  const moving = timelineOf('channel', events)
  const reduced = timelineOf('channel', events, true)
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

/** What is heard of the end of the last turn, which leaves these tiles open. */
function heardAtEnd(rules: Rules, ...turns: readonly (readonly number[])[]): Cue[] {
  const start = playTurns(begin(rules, 3), ...turns.slice(0, -1))
  const ready = start.phase === 'turnOver' ? after(start, passed) : start
  const events = turnLeaving(ready, turns.at(-1)!)
  const before = after(ready, ...events.slice(0, -1))
  const last = events.at(-1)!
  return tableTimeline(before, after(before, last), last, false).flatMap(({ cue }) => cue ?? [])
}

const twoRounds: Rules = {
  ...presetRules('stakes'),
  format: { kind: 'stakes', stake: 1, rounds: 2 },
}
const HIGH = [4, 5, 6, 7, 8, 9]

const ENDS: [string, Rules, number[][], Cue[]][] = [
  ['a turn in the middle of a round', presetRules('channel'), [[9], [8]], ['noMove']],
  ['the end of a round', presetRules('channel'), [[9], [8], [7]], ['noMove', 'roundEnd']],
  ['chips that are won', twoRounds, [[9], [8], [7]], ['noMove', 'chips']],
  ['chips that are carried', twoRounds, [[9], [8], [8]], ['noMove', 'roundEnd']],
  [
    'somebody who goes out',
    presetRules('sailors'),
    [HIGH, [9], [9], HIGH, [9], [9]],
    ['noMove', 'wentOut'],
  ],
  ['a match that is won', presetRules('pub'), [[9], [8], [7]], ['noMove', 'matchWon']],
  [
    'a target that is hit',
    { ...presetRules('hundred'), format: { kind: 'target', target: 9, turns: 10 } },
    [[9]],
    ['noMove', 'targetHit'],
  ],
]

test.each(ENDS)('%s is heard', (_, rules, turns, expected) => {
  expect(heardAtEnd(rules, ...turns)).toEqual(expected)
})

test('taking back, stopping and a new turn are heard', () => {
  expect(cues('channel', [rolled(6, 3), shut(9), takenBack])).toEqual(['takeBack'])
  expect(cues('hundred', [rolled(6, 3), shut(9), stopped])).toEqual(['stopped'])
  expect(cues('channel', [...NO_MOVE, passed])).toEqual(['passed', 'flapsRise'])
  expect(cues('channel', [rolled(6, 3)])).toEqual([])
})

test('flaps rise once their sign is announced, under which the card has gone', () => {
  const first = turnLeaving(begin(presetRules('hundred'), 1), [9])
  const start = after(begin(presetRules('hundred'), 2), ...first, passed, ...first)
  const announcing = after(start, passed)
  const heard = (before: typeof start, event: MatchEvent) =>
    tableTimeline(before, after(before, event), event, false).flatMap(({ cue }) => cue ?? [])
  expect(heard(start, passed)).toEqual(['passed'])
  expect(heard(announcing, announced('add'))).toEqual(['flapsRise'])
})

test('chips are heard before the match they win', () => {
  const timeline = heardAtEnd(presetRules('stakes'), [9], [8], [7])
  expect(timeline).toEqual(['noMove', 'chips', 'matchWon'])
})
