import { render, screen } from '@testing-library/react-native'
import { StyleSheet, type StyleProp, type TextStyle } from 'react-native'

import { SeatChip } from '@/components/table/seat-chip'
import { formatNumber } from '@/i18n/numbers/format-number'
import { begin, presetRules } from '../../support/scripted-match'

/** The chip names its total for screen readers itself; thin spaces are left as they are. */
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
