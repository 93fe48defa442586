import { formatNumber, plainNumber } from '../numbers/format-number'

const NUMBERS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
]

export const inWords = (n: number) => NUMBERS[n] ?? String(n)
/** A number of times in words: `une fois`, `deux fois`. */
export const timesInWords = (n: number) => `${n === 1 ? 'une' : inWords(n)} fois`

/** In French the singular is used for all numbers below 2. */
export const singularOrPlural = (n: number, one: string, many: string) =>
  Math.abs(n) < 2 ? one : many
export const plural = (n: number, one: string, many: string) =>
  `${formatNumber(n)} ${singularOrPlural(n, one, many)}`
/** Like `plural`, for screen readers, which stumble over spaces in numbers. */
export const pluralOf = (n: number, one: string, many: string) =>
  `${plainNumber(n)} ${singularOrPlural(n, one, many)}`
/** Like `plural`, for a number that is already formatted: `+1,5 jeton`. */
export const pluralOfText = (n: string, one: string, many: string) => {
  const value = Number(n.replace(',', '.').replace(/[^\d.]/g, ''))
  return `${n} ${singularOrPlural(value, one, many)}`
}
export const winsOf = (wins: number, matches: number) =>
  `${plural(wins, 'partie', 'parties')} sur ${formatNumber(matches)}`
export const list = (items: readonly (string | number)[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items.at(-1)}`

/** Flaps by their numbers: `le 3 et le 6`. */
export const flaps = (tiles: readonly number[]) => list(tiles.map((tile) => `le ${tile}`))

/** A list of alternatives: `4 ou 7`, `3 et 6, ou 9`. */
export const either = (ways: readonly string[]) => {
  const hasPair = ways.some((way) => way.includes(' et '))
  return ways.length < 2
    ? ways.join('')
    : `${ways.slice(0, -1).join(', ')}${hasPair ? ',' : ''} ou ${ways.at(-1)}`
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Names before which `de` is elided: those that begin with a vowel, a `y` that sounds like one, or the mute `h` of
 * French names. The `h` of other names (Hans, Hamza, Harry) is assumed to prevent elision.
 */
const ELIDED =
  /^([aeiouæœø]|y(?![aeiou])|h(adri|annah|ec|el(?![gm])|enr|er[abcmv]|esti|il|ipp|ome|onor|ora|ort|ub|ug(?!h)|umb|ya))/

const withoutAccents = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

/** `de Ben`, `d’Anna`. */
const elided = (word: string, name: string) =>
  ELIDED.test(withoutAccents(name).toLowerCase()) ? `${word}’${name}` : `${word}e ${name}`

export const de = (name: string) => elided('d', name)

/** `que Ben`, `qu’Anna`. */
export const que = (name: string) => elided('qu', name)
