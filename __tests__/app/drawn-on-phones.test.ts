import { act, fireEvent, screen } from 'expo-router/testing-library'
import { Dimensions, Modal, StyleSheet, type ViewStyle } from 'react-native'
import type { ReactTestInstance } from 'react-test-renderer'
import { en } from '../../i18n'
import { enCoach } from '../../i18n/coach'
import { changeSettings } from '../../state/settings/settings'
import {
  forgetEverything,
  openApp,
  openPage,
  openTable,
  PLAY,
  tapButton,
  wait,
} from '../support/app-screens'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { presetRules, rolled } from '../support/scripted-match'
import { begin, liveMatch, recordTurns } from '../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))

/** The styles that React Native knows, and its parser of gradients: it returns an empty list if it fails. */
const { default: styleAttributes } = jest.requireActual<{ default: object }>(
  'react-native/Libraries/Components/View/ReactNativeStyleAttributes',
)
const { default: readGradients } = jest.requireActual<{ default: (css: string) => unknown[] }>(
  'react-native/Libraries/StyleSheet/processBackgroundImage',
)

const pub = presetRules('pub')
/** Long enough for an analysis, which is computed in slices. */
const WORKING_MS = 1000

const openAfterMatch = (path: (matchId: string) => string) => async () => {
  await forgetEverything()
  await begin(['Ann', 'Ben'], pub)
  await recordTurns([4, 9], [5])
  return openPage(path(liveMatch().id))
}

const TWELVE = 'Ann Ben Cleo Dan Eve Finn Gus Hana Ivo Jo Kim Lou'.split(' ')

const SCREENS = {
  'the set-up': openAfterMatch(() => '/'),
  'the table': () => openTable(['Ann', 'Ben'], pub, rolled(3, 5)),
  'a table with chips': () => openTable(['Ann', 'Ben'], presetRules('stakes'), rolled(3, 5)),
  'a pass card': () => openTable(['Ann', 'Ben'], presetRules('hundred')),
  'the house rules': openAfterMatch(() => '/house-rules'),
  'all rules': openAfterMatch(() => '/rules'),
  'some rules': openAfterMatch(() => '/rules/stakes'),
  'a result': openAfterMatch((id) => `/results/${id}`),
  'an analysis': async () => {
    await openAfterMatch((id) => `/analysis/${id}`)()
    await wait(WORKING_MS)
  },
  'the history': openAfterMatch(() => '/history'),
  'a replay': openAfterMatch((id) => `/history/replay/${id}`),
  'the players': openAfterMatch(() => '/players'),
  'a player': openAfterMatch(() => `/players/${encodeURIComponent('id of Ann')}`),
  'the settings': openAfterMatch(() => '/settings'),
}

type Open = () => Promise<unknown>

/** Opens a sheet on a screen, by these taps. */
const withSheet =
  (open: Open, ...taps: readonly (string | RegExp)[]): Open =>
  async () => {
    await open()
    for (const name of taps) await tapButton(name)
  }

const { 'a player': openPlayer, 'the set-up': openSetUp, 'the settings': openSettings } = SCREENS
const openPub = SCREENS['the table']

/** The set-up, with a match that is not over. */
async function openLeft() {
  await openPub()
  await openPage('/')
}

const SHEETS = {
  'how to play': withSheet(openPub, en.play.howToPlay),
  'the menu of the table': withSheet(openPub, en.play.menu),
  'all scores': withSheet(() => openTable(TWELVE, pub), en.play.allScores),
  'the choices of the coach': async () => {
    await openTable(['Ann', 'Ben'], presetRules('channel'), rolled(4, 4))
    act(() => changeSettings({ coach: 'lamp' }))
    await wait(WORKING_MS)
    await tapButton(enCoach.coach.lamp)
    await wait(WORKING_MS)
    await tapButton(new RegExp(enCoach.coach.more))
  },
  'the computer players': withSheet(openSetUp, en.computers.add),
  'the colour of a player': withSheet(() => openApp(['Ann', 'Ben']), en.setup.colourOf('Ann')),
  'the question about another match': withSheet(openLeft, PLAY),
  'the name of a player': withSheet(openPlayer, en.players.edit.open),
  'a merge': withSheet(openPlayer, en.players.merge.open),
  'erasing everything': withSheet(openSettings, en.settings.erase),
}

/** Sizes as an Android phone measures them, and those of a screen that is below another one. */
const MEASURED = { width: 361.43, height: 502.86 }
const HIDDEN = { width: 0, height: 0 }

const hosts = (isWanted: (node: ReactTestInstance) => boolean): ReactTestInstance[] =>
  screen.UNSAFE_root.findAll((node) => typeof node.type === 'string' && isWanted(node))

function measureAll(size: typeof MEASURED) {
  for (const node of hosts(({ props }) => props.onLayout !== undefined))
    fireEvent(node, 'layout', { nativeEvent: { layout: { x: 0, y: 0, ...size } } })
}

type Style = Readonly<Record<string, unknown>>

const styleOf = ({ props }: ReactTestInstance): Style =>
  (StyleSheet.flatten(props.style as ViewStyle) as Style | undefined) ?? {}

/** The maximum size of a node, by its nearest ancestor with a limit. */
function limitAround(node: ReactTestInstance): number {
  for (let parent = node.parent; parent; parent = parent.parent) {
    if (typeof parent.type !== 'string') continue
    const { height, maxWidth } = styleOf(parent)
    if (typeof height === 'number') return height
    if (typeof maxWidth === 'number') return maxWidth
  }
  return Infinity
}

/** An Svg truncates its size to whole points, and phones keep a bitmap of its size. */
function svgFaults(): string[] {
  const { width, height } = Dimensions.get('window')
  const svgs = hosts(({ type }) => String(type) === 'RNSVGSvgView')
  expect(svgs).not.toEqual([])
  return svgs.flatMap((node) => {
    const { bbWidth: across, bbHeight: along } = node.props as Style
    const isWhole = [across, along].every((side) => Number.isInteger(side) || side === '100%')
    const isLarge =
      typeof across === 'number' && typeof along === 'number'
        ? across * along > 0.1 * width * height
        : (typeof along === 'number' ? along : limitAround(node)) > 0.2 * height
    const name = `Svg of ${String(across)} by ${String(along)}`
    return [...(isWhole ? [] : [`${name}: not whole`]), ...(isLarge ? [`${name}: large`] : [])]
  })
}

const LENGTHS = [
  'width',
  'height',
  'bbWidth',
  'bbHeight',
  'rx',
  'ry',
  'r',
  'fontSize',
  'strokeWidth',
]

const negativeLengths = (): string[] =>
  hosts(() => true).flatMap((node) =>
    Object.entries({ ...styleOf(node), ...(node.props as Style) })
      .filter(([name, value]) => LENGTHS.includes(name) && Number(value) < 0)
      .map(([name, value]) => `${String(node.type)}: ${name} of ${String(value)}`),
  )

/** What a phone would ignore, or fail on. */
const styleFaults = (): string[] =>
  hosts(({ type }) => ['View', 'Text', 'Image'].includes(String(type))).flatMap((node) =>
    Object.entries(styleOf(node))
      .filter(
        ([name, value]) =>
          !(name in styleAttributes) ||
          (name === 'outlineStyle' && value === 'none') ||
          (name === 'experimental_backgroundImage' && readGradients(String(value)).length !== 1),
      )
      .map(([name, value]) => `${name}: ${String(value)}`),
  )

beforeEach(() => forceSeeds(seedOf(1)))

const isSheetOpen = () =>
  screen.UNSAFE_queryAllByType(Modal).some(({ props }) => props.visible === true)

test.each(Object.entries(SHEETS))('the sheet of %s can be drawn by a phone', async (_, open) => {
  await open()
  expect(isSheetOpen()).toBe(true)
  act(() => measureAll(MEASURED))
  expect([...svgFaults(), ...styleFaults()]).toEqual([])
})

test.each(Object.entries(SCREENS))('%s can be drawn by a phone', async (_, open) => {
  await open()
  act(() => measureAll(MEASURED))
  expect([...svgFaults(), ...styleFaults()]).toEqual([])
  act(() => measureAll(HIDDEN))
  expect(negativeLengths()).toEqual([])
})
