import { applyEvent, VIOLATIONS, type MatchEvent, type Violation } from '../../engine'
import { hundred, STATES, type State } from '../support/match-states'
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
} from '../support/scripted-match'

const EVENTS = {
  announcement: announced('add'),
  throw: rolled(6, 2),
  shut: shut(1, 8),
  'take-back': takenBack,
  stop: stopped,
  pass: passed,
} as const satisfies Record<string, MatchEvent>

type Verdict = Violation | 'accepted'
const NAMES = Object.keys(EVENTS) as (keyof typeof EVENTS)[]

// prettier-ignore
const TABLE: Record<State, readonly Verdict[]> = {
  //                          announcement           throw                 shut               take-back               stop                       pass
  'about to throw first':     ['nothing-to-announce', 'accepted',           'dice-not-thrown', 'nothing-to-take-back', 'stopping-not-allowed',    'turn-not-over'],
  'about to throw again':     ['nothing-to-announce', 'accepted',           'dice-not-thrown', 'accepted',             'stopping-not-allowed',    'turn-not-over'],
  'about to shut':            ['nothing-to-announce', 'tiles-not-shut',     'accepted',        'nothing-to-take-back', 'stopping-not-allowed',    'turn-not-over'],
  'turn over':                ['turn-over',           'turn-over',          'turn-over',       'turn-over',            'turn-over',               'accepted'],
  'match over':               ['match-over',          'match-over',         'match-over',      'match-over',           'match-over',              'match-over'],
  'first turn of a target':   ['first-turn-adds',     'accepted',           'dice-not-thrown', 'nothing-to-take-back', 'stop-before-first-throw', 'turn-not-over'],
  'first turn of a target, about to shut':
                              ['first-turn-adds',     'tiles-not-shut',     'accepted',        'nothing-to-take-back', 'tiles-not-shut',          'turn-not-over'],
  announcing:                 ['accepted',            'sign-not-announced', 'dice-not-thrown', 'nothing-to-take-back', 'stop-before-first-throw', 'turn-not-over'],
  announced:                  ['already-announced',   'accepted',           'dice-not-thrown', 'nothing-to-take-back', 'stop-before-first-throw', 'turn-not-over'],
  'announced, about to throw again':
                              ['already-announced',   'accepted',           'dice-not-thrown', 'accepted',             'accepted',                'turn-not-over'],
  'announced, about to shut': ['already-announced',   'tiles-not-shut',     'accepted',        'nothing-to-take-back', 'tiles-not-shut',          'turn-not-over'],
}

const cases = (Object.keys(TABLE) as State[]).flatMap((state) =>
  TABLE[state].map((verdict, column) => [state, NAMES[column]!, verdict] as const),
)

const verdictOf = (state: State, event: unknown): Verdict => {
  const applied = applyEvent(STATES[state], event as MatchEvent)
  return applied.ok ? 'accepted' : applied.error
}

describe('each event in each situation', () => {
  test.each(cases)('%s, a %s: %s', (state, event, verdict) => {
    const before = JSON.stringify(STATES[state])
    expect(verdictOf(state, EVENTS[event])).toBe(verdict)
    expect(JSON.stringify(STATES[state])).toBe(before)
  })

  test('every situation is in the table', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(STATES).sort())
  })
})

describe('data that is no event', () => {
  const playing = (Object.keys(STATES) as State[]).filter((state) => !state.endsWith(' over'))

  test.each(playing)('is unknown while %s', (state) => {
    const nonsense = [{}, { type: 'boxBurnt' }, { type: 7 }, { type: null }, { dice: [1, 2] }, []]
    const values = [null, undefined, 'diceRolled', 5, true, NaN, () => rolled(1, 2)]
    for (const event of [...nonsense, ...values])
      expect(verdictOf(state, event)).toBe('unknown-event')
  })

  test('is refused when the turn is over', () => {
    expect(verdictOf('turn over', { type: 'boxBurnt' })).toBe('turn-over')
    expect(verdictOf('turn over', null)).toBe('unknown-event')
  })

  test('is refused when the match is over', () => {
    for (const event of [null, undefined, {}, { type: 'boxBurnt' }, 'x'])
      expect(verdictOf('match over', event)).toBe('match-over')
  })

  test.each([undefined, null, 'plus', 'ADD', 1, ['add'], {}])('knows no sign %p', (sign) => {
    expect(verdictOf('announcing', { type: 'signAnnounced', sign })).toBe('sign-unknown')
  })
})

describe('throws', () => {
  test.each<[Violation, unknown]>([
    ['not-one-or-two-dice', undefined],
    ['not-one-or-two-dice', null],
    ['not-one-or-two-dice', 6],
    ['not-one-or-two-dice', '66'],
    ['not-one-or-two-dice', { 0: 1, 1: 2, length: 2 }],
    ['not-one-or-two-dice', []],
    ['not-one-or-two-dice', [1, 2, 3]],
    ['face-unknown', [0, 1]],
    ['face-unknown', [1, 7]],
    ['face-unknown', [2.5, 1]],
    ['face-unknown', [-1, 1]],
    ['face-unknown', [NaN, 1]],
    ['face-unknown', [Infinity, 1]],
    ['face-unknown', ['3', 4]],
    ['face-unknown', [null, 4]],
    ['face-unknown', [[3], 4]],
    ['face-unknown', [true, 4]],
    ['face-unknown', [3n, 4]],
    ['face-unknown', [Symbol('three'), 4]],
    ['face-unknown', new Array(2)],
    ['face-unknown', [3, ,]],
    ['dice-count-not-allowed', [3]],
  ])('%s: %p', (code, dice) => {
    expect(verdictOf('about to throw first', { type: 'diceRolled', dice })).toBe(code)
  })

  test('are not looked through when there are far too many dice', () => {
    for (const dice of [new Array<number>(1e7), new Array<number>(1e6).fill(1)])
      expect(verdictOf('about to throw first', { type: 'diceRolled', dice })).toBe(
        'not-one-or-two-dice',
      )
  })

  const leaving = (id: 'channel' | 'pub' | 'stakes', ...events: MatchEvent[]) =>
    after(begin(presetRules(id), 2), ...events)
  const atSix = leaving('channel', rolled(6, 6), shut(3, 9), rolled(6, 6), shut(4, 8))
  const toFive = after(atSix, rolled(6, 1), shut(7), rolled(5, 1), shut(6))

  test('refuses two dice where one must be thrown, and takes one', () => {
    const match = after(toFive, rolled(1, 1), shut(2))
    expect(applyEvent(match, rolled(1, 2))).toEqual({ ok: false, error: 'dice-count-not-allowed' })
    expect(after(match, rolled(5)).phase).toBe('shutting')
  })

  test('refuses one die where two must be thrown', () => {
    expect(applyEvent(toFive, rolled(5))).toEqual({ ok: false, error: 'dice-count-not-allowed' })
  })

  test('leaves the choice of dice to the player after the high tiles, throw by throw', () => {
    const high = [rolled(4, 3), shut(7), rolled(4, 4), shut(8)]
    expect(applyEvent(leaving('stakes', ...high), rolled(1)).ok).toBe(false)
    const match = leaving('stakes', ...high, rolled(4, 5), shut(9))
    expect(after(match, rolled(6)).phase).toBe('shutting')
    expect(after(match, rolled(6), shut(6), rolled(5, 5), shut(1, 4, 5), rolled(2)).phase).toBe(
      'shutting',
    )
  })

  test('must be made with one die once 7, 8 and 9 are shut in a pub', () => {
    const match = leaving(
      'pub',
      rolled(4, 3),
      shut(7),
      rolled(4, 4),
      shut(8),
      rolled(4, 5),
      shut(9),
    )
    expect(applyEvent(match, rolled(1, 2))).toEqual({ ok: false, error: 'dice-count-not-allowed' })
    expect(after(match, rolled(1)).phase).toBe('shutting')
  })

  test('are counted over the whole match, those without a move too', () => {
    const first = playTurns(begin(presetRules('channel'), 2), [9])
    expect(first.throws).toBeGreaterThan(1)
    const next = after(first, passed, rolled(6, 3))
    expect(next.throws).toBe(first.throws + 1)
    expect(after(next, shut(9), takenBack, shut(9)).throws).toBe(first.throws + 1)
  })

  test('keep the dice they were told, whatever becomes of the list', () => {
    const dice = [6, 3]
    const applied = applyEvent(begin(hundred, 1), { type: 'diceRolled', dice })
    dice[0] = 1
    expect(applied).toMatchObject({ ok: true, value: { dice: [6, 3] } })
  })
})

describe('shutting', () => {
  const thrown = after(begin(hundred, 1), rolled(5, 3))

  test.each<[string, unknown]>([
    ['nothing said', undefined],
    ['null', null],
    ['a number', 8],
    ['a string', '8'],
    ['an object like a list', { 0: 8, length: 1 }],
    ['no tile', []],
    ['tiles of another sum', [7]],
    ['a tile that is not there', [12]],
    ['a tile twice', [4, 4]],
    ['a move with one of its tiles twice', [8, 8]],
    ['a move and 0', [8, 0]],
    ['a move and a fraction', [8, 0.5]],
    ['a negative tile', [9, -1]],
    ['NaN', [NaN]],
    ['tiles as strings', ['8']],
    ['a list in a list', [[8]]],
    ['a hole', new Array(1)],
    ['a move and a hole', Object.assign(new Array(2), { 0: 8 })],
    ['a big integer', [8n]],
    ['a huge sparse list', new Array(1e7)],
    ['a huge list', new Array(1e6).fill(8)],
    ['more tiles than there are', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('refuses %s', (_, tiles) => {
    const event = { type: 'tilesShut', tiles } as MatchEvent
    expect(applyEvent(thrown, event)).toEqual({ ok: false, error: 'not-a-move' })
  })

  test('refuses a tile that is shut already', () => {
    const match = after(thrown, shut(8), rolled(5, 3))
    expect(applyEvent(match, shut(8))).toEqual({ ok: false, error: 'not-a-move' })
  })

  test('takes the tiles in any order', () => {
    expect(after(thrown, shut(4, 1, 3))).toEqual(after(thrown, shut(1, 3, 4)))
  })
})

test('1, 5 and 9 open and a throw of 4: no move, and the turn scores 15', () => {
  const throws = [rolled(6, 2), shut(8), rolled(6, 1), shut(7), rolled(6, 6), shut(2, 4, 6)]
  const open = after(begin(presetRules('channel'), 2), ...throws, rolled(2, 1), shut(3))
  expect(after(open, rolled(3, 1))).toMatchObject({
    phase: 'turnOver',
    score: 15,
    totals: [15, 0],
    throws: 5,
    ending: { by: 'no-move', dice: [3, 1] },
    next: { seat: 1, round: 1 },
  })
})

test('every refusal there is can be met', () => {
  const met = new Set<string>(cases.map(([, , verdict]) => verdict))
  const alsoMet = ['unknown-event', 'sign-unknown', 'not-one-or-two-dice', 'face-unknown']
  for (const code of [...alsoMet, 'dice-count-not-allowed', 'not-a-move']) met.add(code)
  met.delete('accepted')
  expect([...met].sort()).toEqual([...VIOLATIONS].sort())
})
