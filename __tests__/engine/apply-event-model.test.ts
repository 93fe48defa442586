import * as fc from 'fast-check'

import { applyEvent, startMatch, VIOLATIONS, type Match, type MatchEvent } from '../../engine'
import { deepFreeze } from '../support/deep-freeze'
import {
  disagreement,
  isAllowed,
  movesAt,
  startOnPaper,
  writeDown,
  type PaperPlay,
} from '../support/paper-play'
import { throwsOnPaper, TILES_OF } from '../support/paper-turn'
import { SHAPES, someRules } from '../support/random-rules'
import { players } from '../support/scripted-match'
import { randomFrom } from '../support/seeded-random'

const rules = fc
  .record({ shape: fc.constantFrom(...SHAPES), seed: fc.nat() })
  .map(({ shape, seed }) => someRules(randomFrom(seed), shape))

const number = fc.oneof(
  fc.integer({ min: -2, max: 14 }),
  fc.constantFrom(NaN, Infinity, -Infinity, 2.5, 2 ** 32 + 1, -0),
)
const junk = fc.oneof(
  number,
  fc.string({ maxLength: 3 }),
  fc.constantFrom(null, undefined, true),
  fc.anything(),
)
const list = fc.oneof(
  fc.array(fc.integer({ min: 0, max: 13 }), { maxLength: 5 }),
  fc.array(junk, { maxLength: 5 }),
  junk,
)
const sparse = fc.sparseArray(number, { maxLength: 4, maxNumElements: 2 })

/** Events as a damaged or manipulated save might have them. */
const wild: fc.Arbitrary<unknown> = fc.oneof(
  fc.record({ type: fc.constant('diceRolled'), dice: fc.oneof(list, sparse) }),
  fc.record({ type: fc.constant('tilesShut'), tiles: fc.oneof(list, sparse) }),
  fc.record({
    type: fc.constant('signAnnounced'),
    sign: fc.oneof(fc.constantFrom('add', 'subtract'), junk),
  }),
  fc.record({ type: fc.constantFrom('shutTakenBack', 'turnStopped', 'phonePassed') }),
  fc.record({ type: fc.oneof(fc.string(), junk) }),
  junk,
)

type Step = { pick: number } | { data: unknown }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ pick: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ data: wild }) },
)

/** Everything the rules allow now. */
function allowedEvents(play: PaperPlay): MatchEvent[] {
  const { rules: played, open, thrown } = play
  const moves = thrown ? movesAt(played, open, thrown.dice) : []
  const events: MatchEvent[] = [
    { type: 'signAnnounced', sign: 'add' },
    { type: 'signAnnounced', sign: 'subtract' },
    ...throwsOnPaper(played.oneDie, open).map((dice) => ({ type: 'diceRolled', dice }) as const),
    ...moves.map((move) => ({ type: 'tilesShut', tiles: TILES_OF[move]! }) as const),
    { type: 'shutTakenBack' },
    { type: 'turnStopped' },
    { type: 'phonePassed' },
  ]
  return events.filter((event) => isAllowed(play, event))
}

function take(match: Match, play: PaperPlay, event: unknown): Match {
  const before = JSON.stringify(match)
  const isExpected = isAllowed(play, event)
  const applied = applyEvent(match, event as MatchEvent)
  expect(JSON.stringify(match)).toBe(before)
  expect(applied.ok).toBe(isExpected)
  if (!applied.ok) {
    expect(VIOLATIONS).toContain(applied.error)
    return match
  }
  writeDown(play, event as MatchEvent)
  expect(disagreement(play, applied.value)).toBeUndefined()
  return deepFreeze(applied.value)
}

test('whatever events come, those the rules allow are played and the others leave no trace', () => {
  fc.assert(
    fc.property(
      rules,
      fc.integer({ min: 2, max: 4 }),
      fc.array(step, { maxLength: 80 }),
      (...run) => {
        const [played, count, steps] = run
        const started = startMatch({ rules: played, players: players(count) })
        if (!started.ok) throw new Error(started.error)
        let match: Match = deepFreeze(started.value)
        const play = startOnPaper(played, count)
        for (const next of steps) {
          const allowed = allowedEvents(play)
          expect(allowed.length === 0).toBe(match.phase === 'matchOver')
          const event = 'data' in next ? next.data : allowed[next.pick % allowed.length]
          match = take(match, play, event)
        }
      },
    ),
    { seed: 2026, numRuns: 1_500 },
  )
})

test('no data whatever makes applyEvent throw, in any phase', () => {
  fc.assert(
    fc.property(
      rules,
      fc.array(fc.nat(), { maxLength: 30 }),
      fc.array(wild),
      (played, picks, data) => {
        const started = startMatch({ rules: played, players: players(2) })
        if (!started.ok) throw new Error(started.error)
        const play = startOnPaper(played, 2)
        let match: Match = deepFreeze(started.value)
        for (const pick of picks) {
          const allowed = allowedEvents(play)
          if (allowed.length > 0) match = take(match, play, allowed[pick % allowed.length])
        }
        for (const event of data)
          expect(applyEvent(match, event as MatchEvent).ok).toBe(isAllowed(play, event))
      },
    ),
    { seed: 2027, numRuns: 500 },
  )
})
