import { render, screen } from '@testing-library/react-native'
import { StyleSheet, View, type StyleProp, type TextStyle, type ViewStyle } from 'react-native'
import type { ReactTestInstance } from 'react-test-renderer'

import { SeatChip } from '@/components/table/seat-chip'
import { darkTheme } from '@/components/ui/theme'
import { en } from '@/i18n'
import { formatNumber } from '@/i18n/numbers/format-number'
import { begin, presetRules } from '../../support/scripted-match'

/** The chip names its total for screen readers itself; spaces in numbers are left as they are. */
const HIDDEN = { includeHiddenElements: true, normalizer: (text: string) => text }

/** The size of the letters in which this total is written. */
function sizeOf(total: number) {
  const match = { ...begin(presetRules('hundred'), 2), totals: [total, 0] }
  render(<SeatChip match={match} seat={0} />)
  const written = screen.getByText(formatNumber(total), HIDDEN)
  const { style } = written.props as { style: StyleProp<TextStyle> }
  screen.unmount()
  return StyleSheet.flatten(style).fontSize!
}

test.each([1, -1])(
  'a long total is set smaller than a short one, above and below nought %i',
  (sign) => {
    expect(sizeOf(sign * 1_234_567_890)).toBeLessThan(sizeOf(sign * 135))
  },
)

/** The part of its colour with which a text is drawn, with all that it lies in. */
function opacityOf(text: string): number {
  let opacity = 1
  let view: ReactTestInstance | null = screen.getByText(text, HIDDEN)
  for (; view; view = view.parent) {
    const { style } = view.props as { style?: StyleProp<TextStyle> }
    opacity = Math.min(opacity, Number(StyleSheet.flatten(style)?.opacity ?? 1))
  }
  return opacity
}

test('of a player who is out only the badge is dim, and not what is to be read', () => {
  const match = { ...begin(presetRules('sailors'), 2), out: [1], outRounds: [1] }
  render(<SeatChip match={match} seat={1} />)
  expect(opacityOf(en.play.isOut)).toBe(1)
  expect(opacityOf('Ben')).toBe(1)
  expect(opacityOf('B')).toBeLessThan(1)
})

test('the ring of who is on turn is of a colour that is seen on cards and on the page', () => {
  render(<SeatChip match={begin(presetRules('sailors'), 2)} seat={0} />)
  const colours = screen
    .UNSAFE_getAllByType(View)
    .map(({ props }) => StyleSheet.flatten(props.style as StyleProp<ViewStyle>)?.borderColor)
  expect(colours).toContain(darkTheme.accent)
})
