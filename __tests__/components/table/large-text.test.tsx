import { act, render, screen } from '@testing-library/react-native'
import { Dimensions, StyleSheet, View, type StyleProp, type TextStyle } from 'react-native'
import { SafeAreaInsetsContext } from 'react-native-safe-area-context'
import { PassHead } from '../../../components/table/pass-head'
import { usePassSize } from '../../../components/table/pass-size'
import { Scoreboard } from '../../../components/table/scoreboard'
import { TableLayout } from '../../../components/table/table-layout'
import { TurnHeader } from '../../../components/table/turn-header'
import { begin, presetRules } from '../../support/scripted-match'

// The name may take the focus of a page, which there is none of here.
jest.mock('expo-router', () => ({ useIsFocused: () => false }))

const PHONE = { width: 390, height: 844 }
const SMALLEST = { width: 320, height: 568 }
const SIDEWAYS = { width: 844, height: 390 }

const draws = (fontScale: number, size = PHONE) =>
  act(() => Dimensions.set({ window: { ...size, scale: 3, fontScale } }))

afterEach(() => draws(1))

const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 }

/** How large the phone draws the name of who is on turn, and on how many lines at most. */
function nameDrawn(name: string, fontScale: number, width = 350) {
  draws(fontScale)
  const player = { name, colour: 'red' } as const
  render(<TurnHeader {...{ player, width }} size="middle" figures={[]} takesFocus={false} />)
  const { style, numberOfLines } = screen.getByRole('heading').props as {
    style: StyleProp<TextStyle>
    numberOfLines: number
  }
  screen.unmount()
  return { size: fontScale * StyleSheet.flatten(style).fontSize!, lines: numberOfLines }
}

test.each(['Ann', 'Maximiliana FeatherstonA', 'W'.repeat(24)])(
  'in letters of twice the size the name of who is on turn has two lines, and is drawn no smaller than before: %s',
  (name) => {
    const usual = nameDrawn(name, 1)
    const large = nameDrawn(name, 2)
    expect([usual.lines, large.lines]).toEqual([1, 2])
    expect(large.size).toBeGreaterThanOrEqual(1.5 * usual.size)
  },
)

test('a short name is drawn as large as the phone is asked for', () => {
  expect([nameDrawn('Ann', 1).size, nameDrawn('Ann', 2).size]).toEqual([34, 68])
})

test('a long name is set smaller before it is cut off, and not beyond reading', () => {
  const { size } = nameDrawn('Maximiliana FeatherstonA', 1)
  expect(size).toBeLessThan(24)
  expect(nameDrawn('W'.repeat(24), 1).size).toBe(20)
})

/** How wide a name may be on a chip of the scoreboard beside the box of a phone on its side. */
function roomForName(fontScale: number) {
  draws(fontScale)
  render(<Scoreboard match={begin(presetRules('channel'), 3)} log={[]} shape="grid" width={260} />)
  const [name] = screen.getAllByText('Ben', { includeHiddenElements: true })
  const { style } = name!.props as { style: StyleProp<TextStyle> }
  screen.unmount()
  return StyleSheet.flatten(style).maxWidth
}

test('beside the box a name has half of the column, and all of it in large letters', () => {
  expect([roomForName(1), roomForName(2)]).toEqual([expect.any(Number), undefined])
})

/** The least height of the box on an upright phone. */
function leastBoxHeight(fontScale: number): number {
  draws(fontScale)
  const none = () => null
  render(
    <SafeAreaInsetsContext.Provider value={NO_INSETS}>
      <TableLayout
        {...{ players: 2, tiles: 9, isTeaching: false, bar: null, panel: null, actions: null }}
        {...{ header: none, scoreboard: none, box: () => <View testID="box" /> }}
      />
    </SafeAreaInsetsContext.Provider>,
  )
  const box = screen.getByTestId('box')
  let view: typeof box | null = box
  while (
    view &&
    StyleSheet.flatten(view.props.style as StyleProp<TextStyle>)?.minHeight === undefined
  )
    view = view.parent
  const height = StyleSheet.flatten(view!.props.style as StyleProp<TextStyle>).minHeight
  screen.unmount()
  return Number(height)
}

test('the box has room for how a turn ended in large letters', () => {
  expect([leastBoxHeight(1), leastBoxHeight(2)]).toEqual([250, 310])
})

function Head({ name, players }: { readonly name: string; readonly players: number }) {
  const size = usePassSize({ players, asksSign: false, inset: 0 })
  const player = { name, colour: 'red' } as const
  return <PassHead {...{ player, size }} round="Round 1" lead="Pass the phone to" title={name} />
}

/** How large the pass card draws the name of the next player. */
function nameOnCard(name: string, fontScale: number, size: typeof PHONE, players = 12): number {
  draws(fontScale, size)
  render(<Head {...{ name, players }} />)
  const { style } = screen.getByRole('heading').props as { style: StyleProp<TextStyle> }
  screen.unmount()
  return fontScale * StyleSheet.flatten(style).fontSize!
}

const NAMES = ['Ann', 'Maximiliana FeatherstonA', 'Featherstonhaughhaughton', 'W'.repeat(24)]

describe.each([
  ['the smallest phone', SMALLEST],
  ['a phone', PHONE],
  ['a phone on its side', SIDEWAYS],
])('the pass card of %s', (_, size) => {
  test.each(NAMES)('draws a name that can be read across the table: %s', (name) => {
    expect(nameOnCard(name, 1, size)).toBeGreaterThanOrEqual(20)
    expect(nameOnCard(name, 2, size)).toBeGreaterThanOrEqual(30)
  })

  test.each(NAMES)('draws a name no smaller in large text, for two or for twelve: %s', (name) => {
    for (const players of [2, 12]) {
      const usual = nameOnCard(name, 1, size, players)
      expect(nameOnCard(name, 2, size, players)).toBeGreaterThanOrEqual(usual)
    }
  })
})
