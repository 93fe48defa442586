import { formatNumber, plainNumber } from '../numbers/format-number'

const NUMBERS = [
  'nobody',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export const ORDER = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
]

export const inWords = (n: number) => NUMBERS[n] ?? String(n)
export const singularOrPlural = (n: number, one: string, many: string) => (n === 1 ? one : many)
export const plural = (n: number, one: string, many: string) =>
  `${formatNumber(n)} ${singularOrPlural(n, one, many)}`
/** Like `plural`, for screen readers, which stumble over spaces in numbers. */
export const pluralOf = (n: number, one: string, many: string) =>
  `${plainNumber(n)} ${singularOrPlural(n, one, many)}`
/** Like `plural`, for a number that is already formatted: `+1 chip`, `0.5 chips`. */
export const pluralOfText = (n: string, one: string, many: string) =>
  `${n} ${/^[+−]?1$/.test(n) ? one : many}`
export const winsOf = (wins: number, matches: number) =>
  `${plural(wins, 'match', 'matches')} of ${formatNumber(matches)}`
export const list = (items: readonly (string | number)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** A list of alternatives: `4 or 7`, `3 and 6, or 9`. */
export const either = (ways: readonly string[]) => {
  const isLong = ways.length > 2 || ways.some((way) => way.includes(' '))
  return ways.length < 2
    ? ways.join('')
    : `${ways.slice(0, -1).join(', ')}${isLong ? ',' : ''} or ${ways.at(-1)}`
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
