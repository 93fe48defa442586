import { act, fireEvent, screen } from 'expo-router/testing-library'
import { Box } from '../../../components/box/box'
import { HurryLayer } from '../../../components/table/hurry-layer'
import { TurnEnd } from '../../../components/table/turn-end'
import { playHaptic } from '../../../device/haptics'
import { playSound } from '../../../device/sound'
import type { MatchEvent, PresetId, Rules } from '../../../engine'
import { en } from '../../../i18n'
import {
  BREATH_MS,
  HURRIED_LANDING_MS,
  HURRIED_TUMBLE_MS,
  TUMBLE_MS,
} from '../../../model/table-times'
import { changeSettings } from '../../../state/settings/settings'
import { beginMatch } from '../../../state/table/live-match'
import {
  button,
  forgetEverything,
  openPage,
  ROLL,
  tapButton,
  tilt,
  wait,
} from '../../support/app-screens'
import { mixedSeats } from '../../support/computer-table'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { scripted } from '../../support/scripted-events'
import {
  begin,
  inFormat,
  passed,
  presetRules,
  rolled,
  shut,
  stopped,
  subtracting,
  turnLeaving,
} from '../../support/scripted-match'
import { record } from '../../support/store-match'
import { ownText, scoreLabels } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/device/sound')
jest.mock('@/device/haptics')
jest.mock('@/components/box/box', () => {
  const actual = jest.requireActual<{ Box: typeof Box }>('@/components/box/box')
  return { ...actual, Box: jest.fn(actual.Box) }
})

const NAMES = ['Ann', 'Ben']
const OTTO = en.computers.players.master.name
const PIP = en.computers.players.child.name
const FRAME_MS = 20
/** After this nothing changes any more. */
const LONG_MS = 5000

const channel = begin(presetRules('channel'), 2)
const NO_MOVE = turnLeaving(channel, [9])
const BOX_SHUT = turnLeaving(channel, [])

/** Ann lands on the target by 135 − 35. */
const { events: HIT_BY_NO_MOVE } = scripted(
  presetRules('hundred'),
  NAMES,
  [1, 3, 5],
  [7, 9],
  subtracting(3, 5),
)
const HIT_BY_STOP = [...HIT_BY_NO_MOVE.slice(0, -1), stopped]

/** How a player on turn stands, and one who is not. */
const points = (name: string, count: number) => en.play.seat(name, en.play.points(count), true)
const chips = (name: string, count: number, isOnTurn: boolean) =>
  en.play.seat(name, en.play.chipsWon(count), isOnTurn)

/** What is shown now, in short names. */
function shown(): string[] {
  const { isShivering, lid, open } = jest.mocked(Box).mock.lastCall![0]
  const ends = [en.play.pass, en.play.yourTurn('Ann'), en.play.seeResult]
  const buttons = [en.play.rolling, en.play.lastFlapDown, en.play.stopped, ...ends]
  const isOn: Record<string, unknown> = {
    'flaps shiver': isShivering,
    'all flaps shut': open === 0,
    light: lid?.isLightOn,
    lid: lid?.isDown,
    gold: lid?.isGolden,
    card: screen.UNSAFE_queryByType(TurnEnd),
  }
  const told = screen.queryAllByText(/ (takes round \d|is out\.)$/).map(ownText)
  return [
    ...told,
    ...Object.keys(isOn).filter((name) => isOn[name]),
    ...scoreLabels(),
    ...buttons.filter((name) => screen.queryByRole('button', { name })),
  ]
}

const timesDrawn = () => jest.mocked(Box).mock.calls.length

/** The bounces of the dice are heard on their way, some of them too light to be felt. */
const isBounce = (name: string) => name.endsWith('Bounce')

const calls = () => ({
  heard: jest.mocked(playSound).mock.calls.flatMap(([name]) => (isBounce(name) ? [] : name)),
  felt: jest.mocked(playHaptic).mock.calls.flatMap(([name]) => (isBounce(name) ? [] : name)),
})

/** What appears after `start`, and what is heard and felt, frame by frame: `[milliseconds, what]`. */
async function film(start: string[]): Promise<[number, string][]> {
  const seen: [number, string][] = []
  let before = start
  let count = 0
  let drawn = 0
  for (let time = 0; time <= LONG_MS; time += FRAME_MS) {
    const { heard, felt } = calls()
    expect(felt).toEqual(heard)
    for (const sound of heard.slice(count)) seen.push([time, `♪ ${sound}`])
    count = heard.length
    // Looking takes long, and nothing has changed if the table was not drawn again.
    if (drawn !== timesDrawn()) {
      drawn = timesDrawn()
      const now = shown()
      for (const name of now) if (!before.includes(name)) seen.push([time, name])
      before = now
    }
    await wait(FRAME_MS)
  }
  return seen
}

const names = (seen: [number, string][]) => seen.map(([, name]) => name)
/** When it happened, in milliseconds. */
const timeOf = (seen: [number, string][], name: string) => {
  const found = seen.find(([, other]) => other === name)
  if (!found) throw new Error(`${name} did not happen: ${names(seen).join(', ')}`)
  return found[0]
}

type Match = { readonly names?: readonly string[]; readonly rules: Rules }
const matchOf = (match: PresetId | Match): Match =>
  typeof match === 'string' ? { rules: presetRules(match) } : match

async function tableAfter(
  match: PresetId | Match,
  events: readonly MatchEvent[],
  isReduced = false,
) {
  const { names = NAMES, rules } = matchOf(match)
  await forgetEverything()
  await act(() => beginMatch({ rules, players: mixedSeats(names) }))
  await act(() => record(...events))
  await openPage('/play')
  act(() => changeSettings({ isMotionReduced: isReduced }))
  jest.mocked(playSound).mockClear()
  jest.mocked(playHaptic).mockClear()
}

/** Films what follows from the last of these events. */
async function filmOf(match: PresetId | Match, events: readonly MatchEvent[], isReduced = false) {
  await tableAfter(match, events.slice(0, -1), isReduced)
  const before = shown()
  await act(() => record(events.at(-1)!))
  const seen = await film(before)
  return { before, seen }
}

beforeEach(() => forceSeeds(seedOf(1)))

describe.each([false, true])('in order (less motion: %s)', (isReduced) => {
  test('no move: the dice land, a breath, the knock and a shiver, the card, the score', async () => {
    const { seen } = await filmOf('channel', NO_MOVE, isReduced)
    expect(names(seen)).toEqual([
      en.play.rolling,
      '♪ land',
      '♪ land',
      '♪ noMove',
      'flaps shiver',
      'card',
      en.play.pass,
      points('Ann', 9),
    ])
    const knock = timeOf(seen, '♪ noMove')
    expect(knock - timeOf(seen, '♪ land')).toBeGreaterThanOrEqual(BREATH_MS)
    expect(timeOf(seen, 'flaps shiver')).toBe(knock)
    if (!isReduced) expect(Math.abs(knock - TUMBLE_MS - BREATH_MS)).toBeLessThanOrEqual(FRAME_MS)
  })

  test('a shut box: the last flap, its clack, silence, light, fanfare, lid, gold, card', async () => {
    const { seen } = await filmOf('channel', BOX_SHUT, isReduced)
    const moments = names(seen).filter((name) => !name.startsWith('Ann'))
    expect(moments).toEqual([
      'all flaps shut',
      '♪ lastFlap',
      en.play.lastFlapDown,
      '♪ boxShut',
      'light',
      'lid',
      '♪ lid',
      'gold',
      'card',
      en.play.seeResult,
    ])
    const silence = timeOf(seen, '♪ boxShut') - timeOf(seen, '♪ lastFlap')
    expect(Math.abs(silence - 300)).toBeLessThanOrEqual(FRAME_MS)
    expect(timeOf(seen, 'light')).toBe(timeOf(seen, '♪ boxShut'))
  })

  test('a stop: the card, then the score', async () => {
    const { seen } = await filmOf('hundred', [rolled(6, 3), shut(9), stopped], isReduced)
    expect(names(seen)).toEqual(['♪ stopped', 'card', en.play.pass, points('Ann', 12345678)])
    expect(timeOf(seen, 'card')).toBe(0)
  })

  test('the end of a round: the score of the last turn, and then who has won the chips', async () => {
    const stakes = begin(presetRules('stakes'), 2)
    const events = [...turnLeaving(stakes, [9]), passed, ...turnLeaving(stakes, [8])]
    const { before, seen } = await filmOf('stakes', events, isReduced)
    expect(before).toContain(chips('Ben', 0, true))
    expect(names(seen).slice(-5)).toEqual([
      en.play.seeResult,
      '♪ chips',
      chips('Ann', -1, false),
      chips('Ben', 1, true),
      '♪ matchWon',
    ])
    expect(timeOf(seen, chips('Ben', 1, true))).toBeGreaterThan(timeOf(seen, 'card'))
  })

  /** From the card on, up to the next turn: what comes before is the same for every throw without a move. */
  const fromCard = (seen: [number, string][]) => {
    const all = names(seen)
    const next = all.indexOf('♪ flapsRise')
    return all.slice(all.indexOf('card'), next < 0 ? undefined : next)
  }

  test('going out: the score of the last turn, and then who is out', async () => {
    const rules = inFormat({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
    const three = ['Ann', 'Ben', 'Cleo']
    const { events } = scripted(rules, three, [9], [1], [2])
    const { seen } = await filmOf({ names: three, rules }, events, isReduced)
    expect(fromCard(seen)).toEqual([
      'card',
      en.play.pass,
      points('Cleo', 2),
      '♪ wentOut',
      en.play.seat('Ann', en.play.isOut, false),
    ])
  })

  const HIT_AND_AFTER = ['light', 'gold', 'card', en.play.seeResult, points('Ann', 100)]

  test('a stop that hits the target: silence, light and its sound, gold, the card, the score', async () => {
    const { seen } = await filmOf('hundred', HIT_BY_STOP, isReduced)
    expect(names(seen)).toEqual(['♪ stopped', en.play.stopped, '♪ targetHit', ...HIT_AND_AFTER])
    const silence = timeOf(seen, '♪ targetHit') - timeOf(seen, '♪ stopped')
    expect(Math.abs(silence - 300)).toBeLessThanOrEqual(FRAME_MS)
    expect(timeOf(seen, 'light')).toBe(timeOf(seen, '♪ targetHit'))
  })

  test('no move that hits the target: the dice land, the knock, and then the same', async () => {
    const { seen } = await filmOf('hundred', HIT_BY_NO_MOVE, isReduced)
    expect(names(seen)).toEqual([
      en.play.rolling,
      '♪ land',
      '♪ land',
      '♪ noMove',
      'flaps shiver',
      '♪ targetHit',
      ...HIT_AND_AFTER,
    ])
  })

  test('the end of a round against a computer player: its score, and then who takes it', async () => {
    const rules = presetRules('channel')
    const { events } = scripted(rules, ['Ann', OTTO], [9], [8])
    const { seen } = await filmOf({ names: ['Ann', OTTO], rules }, events, isReduced)
    expect(fromCard(seen)).toEqual([
      'card',
      en.play.yourTurn('Ann'),
      points(OTTO, 8),
      '♪ roundEnd',
      `${OTTO} takes round 1`,
    ])
  })

  test('going out against computer players: the score, who takes the round, and who is out', async () => {
    const rules = inFormat({ kind: 'knockout', limit: 9 }, presetRules('sailors'))
    const three = ['Ann', OTTO, PIP]
    const { events } = scripted(rules, three, [8], [9], [7])
    const { seen } = await filmOf({ names: three, rules }, events, isReduced)
    expect(fromCard(seen)).toEqual([
      'card',
      en.play.yourTurn('Ann'),
      points(PIP, 7),
      '♪ wentOut',
      `${PIP} takes round 1`,
      `${OTTO} is out.`,
      en.play.seat(OTTO, en.play.isOut, false),
    ])
  })
})

test.each([false, true])(
  'a tap lets the dice land to one knock, and only then shows what they led to (less motion: %s)',
  async (isReduced) => {
    await tableAfter('channel', NO_MOVE.slice(0, -1), isReduced)
    const before = shown()
    await act(() => record(NO_MOVE.at(-1)!))
    await wait(50)
    fireEvent.press(button(en.play.rolling))
    const seen = await film(before)
    expect(names(seen)).toEqual([
      '♪ land',
      en.play.rolling,
      '♪ noMove',
      'card',
      points('Ann', 9),
      en.play.pass,
    ])
    expect(timeOf(seen, '♪ land')).toBe(0)
    expect(timeOf(seen, '♪ noMove')).toBeGreaterThan(HURRIED_LANDING_MS)
  },
)

test('the last flap falls slowly, and those before it as always', async () => {
  const { seen } = await filmOf('channel', BOX_SHUT)
  expect(timeOf(seen, '♪ lastFlap')).toBeGreaterThan(400)
})

/** The button that hurries, at any time. */
const { rolling, landed, lastFlapDown, stopped: hasStopped } = en.play
const HURRY = new RegExp(`^(${[rolling, landed, lastFlapDown, hasStopped].join('|')}|Shut .*)$`)

const NO_MOVE_HEARD = ['♪ land', '♪ land', '♪ noMove']
const HIT_HEARD = ['♪ stopped', '♪ targetHit']
const ALL_HEARD = ['♪ lastFlap', '♪ boxShut', '♪ lid']

test.each<[string, readonly MatchEvent[], number, readonly string[]]>([
  ['the tumble', NO_MOVE, 100, ['♪ land', '♪ noMove']],
  ['the rocking of dice that have landed', NO_MOVE, 900, NO_MOVE_HEARD],
  ['the breath', NO_MOVE, 1100, NO_MOVE_HEARD],
  ['the knock', NO_MOVE, 1250, NO_MOVE_HEARD],
  ['the fall of the last flap', BOX_SHUT, 100, ['♪ boxShut']],
  ['the silence after it', BOX_SHUT, 700, ['♪ lastFlap', '♪ boxShut']],
  ['the light', BOX_SHUT, 1000, ALL_HEARD],
  ['the fall of the lid', BOX_SHUT, 1800, ALL_HEARD],
  ['the confetti', BOX_SHUT, 2200, ALL_HEARD],
  ['the silence after a stop that hits the target', HIT_BY_STOP, 100, HIT_HEARD],
  ['the light after it', HIT_BY_STOP, 600, HIT_HEARD],
])(
  'a tap in the middle of %s shows the rest at once, to the greatest of the sounds to come',
  async (_, events, time, sounds) => {
    await tableAfter(events === HIT_BY_STOP ? 'hundred' : 'channel', events.slice(0, -1))
    await act(() => record(events.at(-1)!))
    await wait(time)
    fireEvent.press(button(HURRY))
    await wait(HURRIED_TUMBLE_MS)
    expect(shown()).toContain('card')
    expect(shown()).not.toContain('flaps shiver')
    const atOnce = shown()
    await wait(LONG_MS)
    expect(shown()).toEqual(atOnce)
    expect(calls().heard.map((name) => `♪ ${name}`)).toEqual(sounds)
  },
)

/** Touches what lies over the felt or the table while there is only something to watch. */
const touch = () =>
  fireEvent(
    screen.UNSAFE_getByType(HurryLayer).findByProps({ 'aria-hidden': true }),
    'responderGrant',
  )

describe('a touch of the felt', () => {
  test('lets the dice land, and shows what they led to', async () => {
    await tableAfter('channel', NO_MOVE.slice(0, -1))
    await act(() => record(NO_MOVE.at(-1)!))
    await wait(100)
    touch()
    await wait(HURRIED_TUMBLE_MS)
    expect(shown()).toContain('card')
    expect(calls().heard).toEqual(['land', 'noMove'])
  })

  test('is the second of a double tap on Roll at first, and does nothing once the dice lie', async () => {
    await tableAfter('channel', [])
    fireEvent.press(button(ROLL))
    await wait(50)
    touch()
    await wait(HURRIED_TUMBLE_MS)
    expect(button(en.play.rolling)).toBeOnTheScreen()
    await wait(TUMBLE_MS)
    expect(screen.UNSAFE_queryByType(HurryLayer)).toBeNull()
  })
})

describe('a touch of the table after the last Shut', () => {
  /** Shuts the box by the button, and touches what lies over the table so much later. */
  async function touchAfter(milliseconds: number) {
    const last = BOX_SHUT.at(-1)!
    if (last.type !== 'tilesShut') throw new Error(last.type)
    await tableAfter('channel', BOX_SHUT.slice(0, -1))
    last.tiles.forEach(tilt)
    fireEvent.press(button(en.play.shut(last.tiles)))
    jest.mocked(playSound).mockClear()
    await wait(milliseconds)
    touch()
    await wait(FRAME_MS)
  }

  test('is the second of a double tap at first, and skips nothing', async () => {
    await touchAfter(50)
    expect(shown()).not.toContain('card')
    await wait(LONG_MS)
    expect(calls().heard.filter((name) => name !== 'shut')).toEqual(['lastFlap', 'boxShut', 'lid'])
  })

  test('hurries a moment later', async () => {
    await touchAfter(450)
    expect(shown()).toContain('card')
    await wait(LONG_MS)
    expect(calls().heard.filter((name) => name !== 'shut')).toEqual(['boxShut'])
  })
})

test('the card can be tapped away before the score has come, and nothing is missed', async () => {
  await tableAfter('channel', NO_MOVE.slice(0, -1))
  await act(() => record(NO_MOVE.at(-1)!))
  while (!screen.queryByText(en.play.noMove)) await wait(FRAME_MS)
  expect(shown()).toContain(points('Ann', 0))
  await tapButton(en.play.pass)
  await tapButton(en.pass.takePhone('Ben'))
  expect(shown()).toContain(en.play.seat('Ann', en.play.points(9), false))
})

test.each<[string, PresetId, readonly MatchEvent[]]>([
  ['no move', 'channel', NO_MOVE],
  ['a shut box', 'channel', BOX_SHUT],
  ['a target that was hit', 'hundred', HIT_BY_STOP],
])('coming back to %s finds it at rest, unheard', async (_, preset, events) => {
  await tableAfter(preset, events)
  const first = shown()
  expect(first).toContain('card')
  expect(first.includes('lid')).toBe(events === BOX_SHUT)
  expect(await film(first)).toEqual([])
  expect(shown()).toEqual(first)
})
