const MINUS = '−'
const THIN_SPACE = '\u202f'

/** A score as people write it: a true minus sign, and thousands set apart once there are five digits. */
export function formatNumber(value: number): string {
  const digits = String(Math.abs(value))
  const grouped = digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  return value < 0 ? MINUS + grouped : grouped
}

/** The same with a plus sign, for what is won or lost. */
export const formatSigned = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : formatNumber(value)

/** An average, to one decimal as long as that matters. */
export const formatAverage = (value: number): string =>
  formatNumber(value < 1000 ? Math.round(value * 10) / 10 : Math.round(value))
