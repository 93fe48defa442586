import {
  FORMAT_KINDS,
  MOVES,
  ONE_DIE_RULES,
  parseRules,
  rangeOf,
  SCORINGS,
  TILE_COUNTS,
  type Rules,
  type RulesError,
} from '../../engine'
import { deepFreeze } from '../support/deep-freeze'
import { presetRules } from '../support/scripted-match'

const pub = presetRules('pub')
const withFormat = (format: unknown) => ({ ...pub, format })

const parsed = (data: unknown) => parseRules(deepFreeze(data))
const accepted = (rules: Rules) => ({ ok: true, value: rules })
const refused = (field: string, why: RulesError['why']) => ({ ok: false, error: { field, why } })

const fromOneTo = (max: number) => ({ min: 1, max })

describe('takes every combination of the axes', () => {
  const formats = [
    { kind: 'rounds', rounds: 3, shutWins: true },
    { kind: 'rounds', rounds: 3, shutWins: false },
    { kind: 'first-to-lose', limit: 60 },
    { kind: 'knockout', limit: 60 },
    { kind: 'target', target: 80, turns: 4 },
    { kind: 'stakes', stake: 5, rounds: 6 },
  ] as const

  test.each(formats)('with %j', (format) => {
    for (const tiles of TILE_COUNTS)
      for (const moves of MOVES)
        for (const oneDie of ONE_DIE_RULES)
          for (const mayStop of [true, false])
            for (const scoring of SCORINGS) {
              const rules = { tiles, moves, oneDie, mayStop, scoring, format }
              expect(parsed(rules)).toStrictEqual(accepted(rules))
            }
  })

  test('and no format is left out here', () => {
    expect(new Set(formats.map(({ kind }) => kind))).toEqual(new Set(FORMAT_KINDS))
  })
})

test('hands back a copy, so that later changes of the data change no rules', () => {
  const format = { kind: 'rounds', rounds: 3, shutWins: true }
  const result = parseRules({ ...pub, format })
  format.rounds = 99
  expect(result).toMatchObject({ ok: true, value: { format: { rounds: 3 } } })
})

test.each([
  ['undefined', undefined],
  ['null', null],
  ['a string', 'pub'],
  ['a number', 9],
  ['a list', [pub]],
  ['true', true],
])('refuses %s as rules', (_, data) => {
  expect(parsed(data)).toStrictEqual(refused('', 'not-an-object'))
})

test.each(['tiles', 'moves', 'oneDie', 'mayStop', 'scoring', 'format'] as const)(
  'refuses rules without %s',
  (field) => {
    const { [field]: _, ...rest } = pub
    expect(parsed(rest)).toStrictEqual(refused(field, 'missing'))
    expect(parsed({ ...pub, [field]: undefined })).toStrictEqual(refused(field, 'missing'))
  },
)

test('does not take fields that are only inherited', () => {
  expect(parsed(Object.create(pub))).toStrictEqual(refused('tiles', 'missing'))
  expect(parsed(withFormat(Object.create(pub.format)))).toStrictEqual(
    refused('format.kind', 'missing'),
  )
})

test.each<[keyof Rules, unknown]>([
  ['tiles', 11],
  ['tiles', '9'],
  ['tiles', 9.5],
  ['tiles', NaN],
  ['tiles', null],
  ['tiles', [9]],
  ['moves', 'some-sum'],
  ['moves', 'Any-Sum'],
  ['moves', 0],
  ['moves', null],
  ['oneDie', 'always'],
  ['oneDie', false],
  ['mayStop', 'true'],
  ['mayStop', 1],
  ['mayStop', null],
  ['scoring', 'product'],
  ['scoring', ''],
])('refuses %s: %j', (field, value) => {
  expect(parsed({ ...pub, [field]: value })).toStrictEqual(refused(field, 'unknown-value'))
})

test.each([null, 'rounds', 5, [], [{ kind: 'rounds' }]])('refuses %j as a format', (format) => {
  expect(parsed(withFormat(format))).toStrictEqual(refused('format', 'not-an-object'))
})

test.each([
  [{}, 'format.kind', 'missing'],
  [{ rounds: 5, shutWins: true }, 'format.kind', 'missing'],
  [{ kind: 'golf' }, 'format.kind', 'unknown-value'],
  [{ kind: null }, 'format.kind', 'unknown-value'],
  [{ kind: 'toString' }, 'format.kind', 'unknown-value'],
  [{ kind: 'rounds', shutWins: true }, 'format.rounds', 'missing'],
  [{ kind: 'rounds', rounds: 5 }, 'format.shutWins', 'missing'],
  [{ kind: 'rounds', rounds: 5, shutWins: 'yes' }, 'format.shutWins', 'unknown-value'],
  [{ kind: 'rounds', rounds: 5, shutWins: 1 }, 'format.shutWins', 'unknown-value'],
  [{ kind: 'first-to-lose' }, 'format.limit', 'missing'],
  [{ kind: 'knockout', limit: undefined }, 'format.limit', 'missing'],
  [{ kind: 'target', turns: 10 }, 'format.target', 'missing'],
  [{ kind: 'target', target: 100 }, 'format.turns', 'missing'],
  [{ kind: 'stakes', rounds: 1 }, 'format.stake', 'missing'],
  [{ kind: 'stakes', stake: 1 }, 'format.rounds', 'missing'],
  [{ kind: 'knockout', limit: 45, rounds: 3 }, 'format.rounds', 'unknown-field'],
  [{ kind: 'stakes', stake: 1, rounds: 1, shutWins: true }, 'format.shutWins', 'unknown-field'],
] as const)('refuses the format %j: %s %s', (format, field, why) => {
  expect(parsed(withFormat(format))).toStrictEqual(refused(field, why))
})

describe('refuses keys it does not know', () => {
  test.each(['colour', 'Tiles', 'constructor', 'toString', ''])('%j', (key) => {
    const [rules, format] = [
      { ...pub, [key]: 1 },
      { ...pub.format, [key]: 1 },
    ]
    expect(parsed(rules)).toStrictEqual(refused(key, 'unknown-field'))
    expect(parsed(withFormat(format))).toStrictEqual(refused(`format.${key}`, 'unknown-field'))
  })

  test('__proto__, which only JSON.parse can make a key of its own', () => {
    const inside = (data: object) => `${JSON.stringify(data).slice(0, -1)},"__proto__":{"a":1}}`
    const rules: unknown = JSON.parse(inside(pub))
    const format: unknown = JSON.parse(inside(pub.format))
    expect(parsed(rules)).toStrictEqual(refused('__proto__', 'unknown-field'))
    expect(parsed(withFormat(format))).toStrictEqual(refused('format.__proto__', 'unknown-field'))
    expect(({} as { a?: number }).a).toBeUndefined()
  })
})

describe('keeps numbers between their bounds', () => {
  const LIMIT_45 = 50 * 45
  const bounded = [
    ['rounds', 50, (rounds: unknown) => ({ kind: 'rounds', rounds, shutWins: true })],
    ['limit', LIMIT_45, (limit: unknown) => ({ kind: 'first-to-lose', limit })],
    ['limit', LIMIT_45, (limit: unknown) => ({ kind: 'knockout', limit })],
    ['target', 20 * 45, (target: unknown) => ({ kind: 'target', target, turns: 10 })],
    ['turns', 50, (turns: unknown) => ({ kind: 'target', target: 100, turns })],
    ['stake', 1000, (stake: unknown) => ({ kind: 'stakes', stake, rounds: 1 })],
    ['rounds', 50, (rounds: unknown) => ({ kind: 'stakes', stake: 1, rounds })],
  ] as const

  describe.each(bounded)('%s from 1 to %i', (field, max, format) => {
    const range = fromOneTo(max)
    const wrong = (why: RulesError['why']) => ({
      ok: false,
      error: { field: `format.${field}`, why, range },
    })

    test.each([1, 2, max - 1, max])('takes %d', (value) => {
      expect(parsed(withFormat(format(value)))).toMatchObject({ ok: true })
    })

    test.each([0, -1, -0, max + 1, 2 ** 53, -(2 ** 53)])('refuses %d', (value) => {
      expect(parsed(withFormat(format(value)))).toStrictEqual(wrong('out-of-range'))
    })

    test.each([0.5, 1.5, NaN, Infinity, -Infinity, '5', null, true, [5], {}])(
      'refuses %p, which is no whole number',
      (value) => {
        expect(parsed(withFormat(format(value)))).toStrictEqual(wrong('not-a-whole-number'))
      },
    )

    test('says the same range to whoever draws the form', () => {
      expect(rangeOf(field, pub)).toEqual(range)
    })
  })
})

describe('keeps every total an exact integer', () => {
  const EXACT = BigInt(Number.MAX_SAFE_INTEGER)
  const WORST = {
    sum: { 9: 45n, 10: 55n, 12: 78n },
    digits: { 9: 123456789n, 10: 12345678910n, 12: 123456789101112n },
    reversed: { 9: 987654321n, 10: 10987654321n, 12: 121110987654321n },
  } as const

  const cases = SCORINGS.flatMap((scoring) => TILE_COUNTS.map((tiles) => [scoring, tiles] as const))

  test.each(cases)('%s on %i tiles, at the bounds of limit, target and turns', (scoring, tiles) => {
    const worst = WORST[scoring][tiles]
    const rules = { scoring, tiles }
    const most = (field: 'limit' | 'target' | 'turns' | 'rounds') =>
      BigInt(rangeOf(field, rules).max)
    expect(most('rounds') * worst).toBeLessThanOrEqual(EXACT)
    // A player below the limit has one more turn, and nobody plays on at or above it.
    expect(most('limit') - 1n + worst).toBeLessThanOrEqual(EXACT)
    // The farthest from a target: fifty turns, all but the first subtracted.
    expect(most('turns') * worst + most('target')).toBeLessThanOrEqual(EXACT)
    // The bounds are wide enough for a target or a limit of one worst turn, at least.
    expect(most('limit')).toBeGreaterThanOrEqual(worst)
    expect(most('target')).toBeGreaterThanOrEqual(worst)
  })

  test('takes the bound itself and refuses one more, with twelve tiles read as digits', () => {
    const twelve = { ...pub, tiles: 12, scoring: 'digits' } as const
    const { max } = rangeOf('limit', twelve)
    expect(max).toBe(50 * 123_456_789_101_112)
    expect(parsed({ ...twelve, format: { kind: 'knockout', limit: max } }).ok).toBe(true)
    expect(parsed({ ...twelve, format: { kind: 'knockout', limit: max + 1 } })).toStrictEqual({
      ok: false,
      error: { field: 'format.limit', why: 'out-of-range', range: fromOneTo(max) },
    })
  })
})
