import { scoreColumn } from '../../../components/ui/score-column'
import { formatSigned } from '../../../i18n/numbers/format-number'
import { faceWidths } from '../../support/face-widths'

const widths = faceWidths()
const widthOf = (text: string) =>
  Array.from(text).reduce((sum, sign) => sum + (widths.get(sign.codePointAt(0)!) ?? NaN), 0)

// A sign that the face lacks is drawn by another, or as wide as the phone makes it up.
test('the display face has every sign of a number', () => {
  expect(widthOf(formatSigned(1234567890.5))).toBeGreaterThan(0)
  expect(widthOf(formatSigned(-1234567890.5))).toBeGreaterThan(0)
})

test('the groups of a number stand apart in the display face', () => {
  const digit = widthOf('0123456789') / 10
  const gap = widthOf(formatSigned(55555)) - widthOf('+55555')
  expect(gap).toBeGreaterThan(0.3 * digit)
  expect(gap).toBeLessThan(0.5 * digit)
})

test('a column of scores has room for the longest of them', () => {
  for (const score of [
    '156\u00a0789\u00a0101\u00a0112',
    '123\u00a0456\u00a0789\u00a0101\u00a0112',
  ]) {
    const { width, fontSize } = scoreColumn([score], { width: 300, largest: 22, fontScale: 1 })
    expect(widthOf(score) * fontSize).toBeLessThanOrEqual(width)
  }
})
