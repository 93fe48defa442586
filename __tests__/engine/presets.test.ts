import {
  parseRules,
  PRESET_IDS,
  presetOf,
  PRESETS,
  presetTiles,
  startMatch,
  type Preset,
} from '../../engine'
import { players, presetRules } from '../support/scripted-match'

const pub = {
  tiles: 9,
  moves: 'dice-or-sum',
  oneDie: 'must-after-high',
  mayStop: false,
  scoring: 'sum',
} as const
const oneRound = { kind: 'rounds', rounds: 1, shutWins: false } as const
const onePlus = { min: 1, max: 12 }

const TABLE: readonly Preset[] = [
  {
    id: 'channel',
    players: { min: 2, max: 6 },
    rules: {
      tiles: 9,
      moves: 'any-sum',
      oneDie: 'must-at-six',
      mayStop: false,
      scoring: 'sum',
      format: { kind: 'rounds', rounds: 5, shutWins: true },
    },
  },
  { id: 'pub', players: onePlus, rules: { ...pub, format: oneRound } },
  { id: 'pub-digits', players: onePlus, rules: { ...pub, scoring: 'digits', format: oneRound } },
  {
    id: 'pub-reversed',
    players: onePlus,
    rules: { ...pub, scoring: 'reversed', format: oneRound },
  },
  {
    id: 'pub-hundred',
    players: onePlus,
    rules: { ...pub, format: { kind: 'first-to-lose', limit: 100 } },
  },
  {
    id: 'sailors',
    players: onePlus,
    rules: {
      tiles: 9,
      moves: 'die-or-sum',
      oneDie: 'must-at-six',
      mayStop: false,
      scoring: 'sum',
      format: { kind: 'knockout', limit: 45 },
    },
  },
  {
    id: 'hundred',
    players: onePlus,
    rules: {
      tiles: 9,
      moves: 'any-sum',
      oneDie: 'must-at-six',
      mayStop: true,
      scoring: 'digits',
      format: { kind: 'target', target: 100, turns: 10 },
    },
  },
  {
    id: 'stakes',
    players: { min: 2, max: 12 },
    rules: {
      tiles: 9,
      moves: 'any-sum',
      oneDie: 'may-after-high',
      mayStop: false,
      scoring: 'sum',
      format: { kind: 'stakes', stake: 1, rounds: 1 },
    },
  },
]

test('the presets are those of the printed rules, in their order', () => {
  expect(PRESETS.map((preset) => preset.id)).toEqual(TABLE.map((row) => row.id))
  expect(PRESET_IDS).toEqual(TABLE.map((row) => row.id))
})

describe.each(TABLE)('$id', ({ id, ...row }) => {
  test('plays as its row of the table says', () => {
    const preset = PRESETS.find((other) => other.id === id)
    expect(preset).toStrictEqual({ id, ...row })
  })

  test('comes back whole from JSON through parseRules', () => {
    const data: unknown = JSON.parse(JSON.stringify(row.rules))
    expect(parseRules(data)).toStrictEqual({ ok: true, value: row.rules })
  })

  test('is known by its rules, on every number of tiles it has', () => {
    for (const tiles of presetTiles(id)) expect(presetOf({ ...row.rules, tiles })?.id).toBe(id)
  })

  test('is no longer itself once an option is changed', () => {
    const { rules } = row
    const changed = [
      { ...rules, tiles: 10 },
      { ...rules, moves: rules.moves === 'any-sum' ? 'die-or-sum' : 'any-sum' },
      { ...rules, oneDie: 'never' },
      { ...rules, mayStop: !rules.mayStop },
      { ...rules, scoring: rules.scoring === 'reversed' ? 'digits' : 'reversed' },
      { ...rules, format: { kind: 'rounds', rounds: 7, shutWins: true } },
      { ...rules, format: { kind: 'knockout', limit: 46 } },
    ] as const
    for (const other of changed) expect(presetOf(other)?.id).not.toBe(id)
  })

  test('starts with the fewest and with the most players it is for', () => {
    expect(startMatch({ rules: row.rules, players: players(row.players.min) }).ok).toBe(true)
    expect(startMatch({ rules: row.rules, players: players(row.players.max) }).ok).toBe(true)
  })
})

test.each(['pub', 'pub-digits', 'pub-reversed', 'pub-hundred'] as const)(
  '%s can be played on twelve tiles as well',
  (id) => {
    const rules = { ...presetRules(id), tiles: 12 as const }
    expect(startMatch({ rules, players: players(2) }).ok).toBe(true)
  },
)

test.each([
  ['channel', [9]],
  ['pub', [9, 12]],
  ['pub-digits', [9, 12]],
  ['pub-reversed', [9, 12]],
  ['pub-hundred', [9, 12]],
  ['sailors', [9]],
  ['hundred', [9]],
  ['stakes', [9]],
] as const)('%s has %j tiles', (id, tiles) => {
  expect(presetTiles(id)).toEqual(tiles)
})

test('rules of no preset are house rules', () => {
  expect(presetOf({ ...presetRules('channel'), tiles: 12 })).toBeUndefined()
})
