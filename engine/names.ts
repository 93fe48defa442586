import type { Player, SetupError } from './match'

export const LONGEST_NAME = 24

/** Most names: visible ASCII characters with single spaces between them. */
const PLAIN = /^[!-~]+(?: [!-~]+)*$/

/** Spaces of any width, line breaks, tabs and other control characters. */
const SPACES = /[\s\0-\x1f\x7f-\x9f]/g

/** Zero-width characters, and those that change the direction of the following text. */
const UNWANTED =
  /[\xad\u034f\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** Joiners without effect: at the ends and beside Latin letters. Emoji need the others. */
const IDLE_JOINERS = /(?<=^|[\0-\u036f])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[\0-\u036f])/g

/** Spaces, fillers, joiners, and marks that only change the look of the character before them. */
const INVISIBLE =
  /^[\s\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200c\u200d\u2800\u3164\ufe00-\ufe0f\uffa0\u{e0000}-\u{e0fff}]*$/u

/**
 * Returns the name on one line, composed, and without invisible characters; empty if nothing is visible. A
 * clean name stays as it is.
 */
export function cleanName(name: string): string {
  if (PLAIN.test(name)) return name
  const cleaned = name
    .replace(UNWANTED, '')
    .normalize('NFC')
    .replace(SPACES, ' ')
    .replace(IDLE_JOINERS, '')
    .normalize('NFC')
    .replace(/ +/g, ' ')
    .trim()
  return INVISIBLE.test(cleaned) ? '' : cleaned
}

/** Equal for names that look the same, regardless of case. */
export const nameKey = (name: string): string => cleanName(name).toLowerCase()

export const sameName = (a: string, b: string): boolean => nameKey(a) === nameKey(b)

/**
 * The error in the name of this seat, if any; of two equal names the later one is `name-repeated`.
 */
export function nameError(players: readonly Player[], seat: number): SetupError | undefined {
  const name: unknown = players[seat]?.name
  const cleaned = typeof name === 'string' ? cleanName(name) : ''
  if (cleaned === '') return 'name-empty'
  if (Array.from(cleaned).length > LONGEST_NAME) return 'name-too-long'
  const isRepeated = players.slice(0, seat).some((other) => sameName(other.name, cleaned))
  return isRepeated ? 'name-repeated' : undefined
}
