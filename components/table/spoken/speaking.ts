import type { Translations } from '@/i18n'
import type { SpokenWords } from '@/i18n/spoken-match'

/** What a text about the match is made with: the words, and whether it tells all or only what is needed. */
export type Speaking = {
  readonly words: Translations
  readonly spoken: SpokenWords
  readonly isFull: boolean
  /** The phone is not handed on. */
  readonly isPhoneLying?: boolean
}

/** Sentences one after the other, without those that there are none of. */
export const sentences = (...parts: readonly (string | false | undefined)[]): string =>
  parts.filter(Boolean).join(' ')
