import { formatNumber, formatSigned } from '../../i18n/numbers/format-number'

test.each([
  [0, '0'],
  [7, '7'],
  [9999, '9999'],
  [12345, '12\u00a0345'],
  [123456789, '123\u00a0456\u00a0789'],
  [1000000, '1\u00a0000\u00a0000'],
  [-154, '−154'],
  [-12345, '−12\u00a0345'],
])('writes %d as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test.each([
  [3, '+3'],
  [0, '0'],
  [-3, '−3'],
])('writes %d won or lost as %s', (value, text) => {
  expect(formatSigned(value)).toBe(text)
})
