const MINUS = '−'
const THIN_SPACE = '\u202f'

let decimalSign = '.'

/** Decides for all numbers; the language that is spoken sets it. */
export function setDecimalSign(sign: string): void {
  decimalSign = sign
}

/** A number with a true minus sign, the decimal sign of the language, and thin spaces between thousands from five digits on. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.')
  const grouped = whole.length < 5 ? whole : whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  const digits = decimals === undefined ? grouped : grouped + decimalSign + decimals
  return value < 0 ? MINUS + digits : digits
}

/** A number without spaces, for texts that are spoken. */
export const plainNumber = (value: number): string =>
  value < 0 ? MINUS + Math.abs(value) : String(value)

/** A text without the thin spaces in its numbers, which a screen reader would stop at. */
export const spokenText = (text: string): string => text.replace(/(\d)\u202f(?=\d)/g, '$1')

/** Like `formatNumber`, with a plus sign for positive numbers. */
export const formatSigned = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : formatNumber(value)

/** An average: one decimal below 1000, none from there on. */
export const formatAverage = (value: number): string =>
  formatNumber(value < 1000 ? Math.round(value * 10) / 10 : Math.round(value))
