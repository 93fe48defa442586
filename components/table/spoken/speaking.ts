import type { Translations } from '@/i18n'
import type { SpokenWords } from '@/i18n/spoken-match'

/** The words for a spoken text, and how much it tells. */
export type Speaking = {
  readonly words: Translations
  readonly spoken: SpokenWords
  readonly isFull: boolean
  /** The phone is not handed on. */
  readonly isPhoneLying?: boolean
}

/** Joins sentences; absent ones are left out. */
export const sentences = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ')
