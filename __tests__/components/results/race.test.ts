import { lastPlaceOf, leadersOf, raceOf } from '../../../components/results/race'
import { plotOf, spread } from '../../../components/results/race-plot'
import type { Rules } from '../../../engine'
import {
  adding,
  after,
  begin,
  inFormat,
  inPhase,
  inRounds,
  presetRules,
  shutBox,
  subtracting,
  type ScriptedTurn,
} from '../../support/scripted-match'
import { scripted } from '../../support/scripted-events'

function race(rules: Rules, count: number, ...turns: ScriptedTurn[]) {
  const { setup, events } = scripted(rules, count, ...turns)
  return raceOf(setup, events)!
}

const values = (rules: Rules, count: number, ...turns: ScriptedTurn[]) =>
  race(rules, count, ...turns).lines.map(({ points }) => points.map(({ value }) => value))

test('there is no race in a match of one round', () => {
  const { setup, events } = scripted(presetRules('pub'), 2, [9], [8])
  expect(raceOf(setup, events)).toBeUndefined()
})

describe('the lines', () => {
  test('are totals by round, from 0', () => {
    expect(values(inRounds(2), 2, [9], [8], [1], [2])).toEqual([
      [0, 9, 10],
      [0, 8, 10],
    ])
  })

  test('end where a match was over before everybody had thrown', () => {
    expect(values(inRounds(5, true), 3, [9], [8], [7], [5], shutBox)).toEqual([
      [0, 9, 14],
      [0, 8, 8],
      [0, 7],
    ])
  })

  test('end where somebody was out, below a limit', () => {
    const rules = inFormat({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
    expect(values(rules, 3, [9], [1], [2], [1], [9])).toEqual([
      [0, 9],
      [0, 1, 2],
      [0, 2, 11],
    ])
    expect(race(rules, 3, [9], [1], [2], [1], [9]).goal).toBe(9)
  })

  test('go up to the limit of a match to lose', () => {
    const rules = inFormat({ kind: 'first-to-lose', limit: 15 })
    expect(values(rules, 2, [9], [8], [7])).toEqual([
      [0, 9, 16],
      [0, 8],
    ])
    expect(race(rules, 2, [9], [8], [7]).goal).toBe(15)
  })

  test('go up and down around a target', () => {
    const rules = inFormat({ kind: 'target', target: 100, turns: 2 }, presetRules('hundred'))
    const turns = [[1, 3, 5], [8, 9], subtracting(2, 8), adding(9)]
    expect(values(rules, 2, ...turns)).toEqual([
      [0, 135, 107],
      [0, 89, 98],
    ])
    expect(race(rules, 2, ...turns).goal).toBe(100)
  })

  test('are chips in a match for chips, for those who did not throw too', () => {
    const rules = inFormat({ kind: 'stakes', stake: 1, rounds: 2 }, presetRules('stakes'))
    expect(values(rules, 3, shutBox, [9], [8], [7])).toEqual([
      [0, 4, 3],
      [0, -2, -3],
      [0, -2, 0],
    ])
  })

  test('are one line for a player alone', () => {
    expect(values(inRounds(2), 1, [9], [8])).toEqual([[0, 9, 17]])
  })
})

describe('who led', () => {
  const leaders = (rules: Rules, count: number, ...turns: ScriptedTurn[]) => {
    const { setup, events } = scripted(rules, count, ...turns)
    const match = inPhase('matchOver', after(begin(rules, count), ...events))
    return leadersOf(match, raceOf(setup, events)!)
  }

  test('is the lowest total', () => {
    expect(leaders(inRounds(3), 2, [9], [8], [1], [2], [1], [1])).toEqual([
      { seats: [1], to: 1 },
      { seats: [0, 1], to: 3 },
    ])
  })

  test('is the nearest to a target', () => {
    const rules = inFormat({ kind: 'target', target: 100, turns: 2 }, presetRules('hundred'))
    expect(leaders(rules, 2, [1, 3, 5], [8, 9], subtracting(2, 8), adding(1, 9))).toEqual([
      { seats: [1], to: 1 },
      { seats: [0], to: 2 },
    ])
  })

  test('is who has most chips', () => {
    const rules = inFormat({ kind: 'stakes', stake: 1, rounds: 2 }, presetRules('stakes'))
    expect(leaders(rules, 2, [9], [8], [9], [7])).toEqual([{ seats: [1], to: 2 }])
  })

  describe('in a last round that was cut short', () => {
    test('is who has won, although only the others have thrown in it', () => {
      const rules = inFormat({ kind: 'first-to-lose', limit: 15 })
      expect(leaders(rules, 2, [9], [8], [7])).toEqual([{ seats: [1], to: 2 }])
    })

    test('is who hit the target, although others have not thrown', () => {
      const rules = inFormat({ kind: 'target', target: 100, turns: 3 }, presetRules('hundred'))
      expect(leaders(rules, 2, [1, 2, 3], [7, 9], subtracting(2, 3))).toEqual([
        { seats: [1], to: 1 },
        { seats: [0], to: 2 },
      ])
    })

    test('is nobody where a shut box won, whatever the totals', () => {
      expect(leaders(inRounds(5, true), 3, [9], [8], [7], [5], shutBox)).toEqual([
        { seats: [2], to: 1 },
      ])
    })

    test('is who still is in, where others have gone out before', () => {
      const rules = inFormat({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
      expect(leaders(rules, 3, [9], [1], [2], [1], [9])).toEqual([{ seats: [1], to: 2 }])
    })
  })
})

test('a comeback is from the last round in which a seat alone was last', () => {
  const rules = inRounds(3)
  const course = race(rules, 3, [9], [8], [7], [1], [8], [7], [1], [9], [9])
  expect(lastPlaceOf(rules, course, 0)).toBe(1)
  expect(lastPlaceOf(rules, course, 2)).toBeUndefined()
})

describe('the drawing', () => {
  test('has the lowest value at 0, the highest at 1, and the limit in between', () => {
    const rules = inFormat({ kind: 'first-to-lose', limit: 15 })
    const place = plotOf(rules, race(rules, 2, [9], [8], [7, 8]))
    expect([0, 24].map(place)).toEqual([0, 1])
    expect(place(15)).toBeCloseTo(15 / 24)
  })

  test('tells those near a target apart, however far others are', () => {
    const rules = inFormat({ kind: 'target', target: 100, turns: 2 }, presetRules('hundred'))
    const place = plotOf(
      rules,
      race(rules, 2, [8, 9], [1, 2, 3, 4, 5, 6, 7, 8], adding(9), adding(1, 2, 3, 4, 5, 6, 7, 8)),
    )
    expect(place(100) - place(50)).toBeGreaterThan(0.05)
  })

  test('keeps twelve marks apart, in their order', () => {
    const places = spread([5, 5, 5, 100, 0, 5, 5, 5, 5, 5, 5, 5], 10, 110)
    const sorted = [...places].sort((a, b) => a - b)
    expect(sorted.every((place, index) => index === 0 || place - sorted[index - 1]! >= 10)).toBe(
      true,
    )
    expect([sorted[0], sorted.at(-1)]).toEqual([0, 110])
    expect(places[4]).toBe(0)
    expect(places[3]).toBe(110)
  })
})
