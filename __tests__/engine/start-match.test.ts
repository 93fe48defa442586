import {
  LONGEST_NAME,
  playersFor,
  startMatch,
  tilesUpTo,
  type MatchSetup,
  type SetupError,
} from '../../engine'
import { deepFreeze } from '../support/deep-freeze'
import { players, presetRules } from '../support/scripted-match'

const pub = presetRules('pub')
const named = (...names: string[]) => names.map((name) => ({ name }))

test('begins with the first seat about to throw at a board with every tile open', () => {
  const setup = deepFreeze({ rules: pub, players: players(3) })
  expect(startMatch(setup)).toStrictEqual({
    ok: true,
    value: {
      phase: 'rolling',
      setup,
      seat: 0,
      round: 1,
      open: tilesUpTo(9),
      totals: [0, 0, 0],
      roundScores: [null, null, null],
      out: [],
      outRounds: [],
      throws: 0,
    },
  })
})

test('gives everybody no chips yet in stakes', () => {
  const started = startMatch({ rules: presetRules('stakes'), players: players(3) })
  expect(started).toMatchObject({ ok: true, value: { chips: [0, 0, 0], carried: 0 } })
})

test('adds the first turn of a target without an announcement', () => {
  const started = startMatch({ rules: presetRules('hundred'), players: players(1) })
  expect(started).toMatchObject({ ok: true, value: { phase: 'rolling', sign: 'add' } })
})

test('trims names and keeps whatever else a player carries', () => {
  const setup = { rules: pub, players: [{ name: '  Ann ', colour: 'red' }, { name: 'Ben\n' }] }
  const started = startMatch(deepFreeze(setup))
  expect(started).toMatchObject({
    ok: true,
    value: { setup: { players: [{ name: 'Ann', colour: 'red' }, { name: 'Ben' }] } },
  })
})

test('accepts a name of exactly the longest length, counted after trimming and by character', () => {
  for (const letter of ['x', 'é', '😀'])
    expect(startMatch({ rules: pub, players: named(` ${letter.repeat(24)} `) }).ok).toBe(true)
  expect(LONGEST_NAME).toBe(24)
})

test.each<[string, SetupError, unknown]>([
  ['no set-up at all', 'rules-not-playable', undefined],
  ['null', 'rules-not-playable', null],
  ['no rules', 'rules-not-playable', { players: players(2) }],
  ['eleven tiles', 'rules-not-playable', { rules: { ...pub, tiles: 11 }, players: players(2) }],
  ['no list of players', 'too-few-players', { rules: pub }],
  ['players that are no list', 'too-few-players', { rules: pub, players: 'Ann' }],
  ['nobody', 'too-few-players', { rules: pub, players: [] }],
  ['stakes alone', 'too-few-players', { rules: presetRules('stakes'), players: players(1) }],
  ['thirteen players', 'too-many-players', { rules: pub, players: players(13) }],
  ['a huge sparse list', 'too-many-players', { rules: pub, players: new Array(1e7) }],
  ['an empty name', 'name-empty', { rules: pub, players: named('Ann', '') }],
  ['a name of spaces', 'name-empty', { rules: pub, players: named(' \t ') }],
  ['a number as name', 'name-empty', { rules: pub, players: [{ name: 7 }] }],
  ['no name', 'name-empty', { rules: pub, players: [{}] }],
  ['null as a player', 'name-empty', { rules: pub, players: [null] }],
  ['a hole in the list', 'name-empty', { rules: pub, players: new Array(2) }],
  ['25 characters', 'name-too-long', { rules: pub, players: named('x'.repeat(25)) }],
  ['the same name twice', 'name-repeated', { rules: pub, players: named('Ann', 'Ben', 'Ann') }],
  ['names told apart by space', 'name-repeated', { rules: pub, players: named('Ann', ' Ann') }],
  ['names told apart by case', 'name-repeated', { rules: pub, players: named('Ann', 'ANN') }],
])('refuses %s: %s', (_, error, setup) => {
  expect(startMatch(setup as MatchSetup)).toStrictEqual({ ok: false, error })
})

test.each([
  ['pub', { min: 1, max: 12 }],
  ['sailors', { min: 1, max: 12 }],
  ['hundred', { min: 1, max: 12 }],
  ['pub-hundred', { min: 1, max: 12 }],
  ['stakes', { min: 2, max: 12 }],
] as const)('the rules of %s seat %j', (id, range) => {
  expect(playersFor(presetRules(id))).toEqual(range)
})
