const MINUS = '−'
/**
 * Between groups of three digits. The display face has no thinner space: what stands in for one is too narrow to be
 * seen between its digits.
 */
const GROUP_SPACE = '\u00a0'

let decimalSign = '.'

/** Sets the decimal sign of all numbers, according to the language. */
export function setDecimalSign(sign: string): void {
  decimalSign = sign
}

/** Formats a number with a true minus sign, the language's decimal sign, and no-break spaces between thousands from five digits on. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, GROUP_SPACE)
  const digits = decimals === undefined ? grouped : grouped + decimalSign + decimals
  return value < 0 ? MINUS + digits : digits
}

/** A number without spaces, for texts that are spoken. */
export const plainNumber = (value: number): string =>
  value < 0 ? MINUS + Math.abs(value) : String(value)

/** Removes the spaces in the numbers of a text, at which screen readers would pause. */
export const spokenText = (text: string): string => text.replace(/(\d)\u00a0(?=\d)/g, '$1')

/** Like `formatNumber`, with a plus sign for positive numbers. */
export const formatSigned = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : formatNumber(value)

/** Formats an average: one decimal below 1000, otherwise none. */
export const formatAverage = (value: number): string =>
  formatNumber(value < 1000 ? Math.round(value * 10) / 10 : Math.round(value))
