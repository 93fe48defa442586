const MINUS = '−'
const THIN_SPACE = '\u202f'

/** A number with a true minus sign, and thin spaces between thousands from five digits on. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(value))
  const grouped = digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  return value < 0 ? MINUS + grouped : grouped
}

/** A number without spaces, for texts that are spoken. */
export const plainNumber = (value: number): string =>
  value < 0 ? MINUS + Math.abs(value) : String(value)

/** A text without the thin spaces of its numbers, which a screen reader would stop at. */
export const spokenText = (text: string): string => text.replaceAll(THIN_SPACE, '')

/** Like `formatNumber`, with a plus sign for positive numbers. */
export const formatSigned = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : formatNumber(value)

/** An average: one decimal below 1000, none from there on. */
export const formatAverage = (value: number): string =>
  formatNumber(value < 1000 ? Math.round(value * 10) / 10 : Math.round(value))
