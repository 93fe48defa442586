import { useEffect, useState, useSyncExternalStore } from 'react'
import { en, type Translations } from './en'
import type { CoachWords } from './en/judged'
import type { SpokenWords } from './en/spoken-match'
import type { RulesPageWords } from './en/rules-pages'
import { setDecimalSign } from './numbers/format-number'

export type Language = 'en' | 'fr'

/**
 * The words of a language. Those of the English coach, of the rules and of a match by ear are fetched with what
 * needs them, and not kept here.
 */
type Words = {
  readonly words: Translations
  readonly coach?: CoachWords
  readonly rulesPages?: RulesPageWords
  readonly match?: SpokenWords
}

const ENGLISH: Words = { words: en }
const DECIMAL_SIGNS: Readonly<Record<Language, string>> = { en: '.', fr: ',' }

let spoken: Language = 'en'
let wordsSpoken = ENGLISH
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** On phones it is in the app; in a browser a file of its own, so that nobody loads two languages. */
const fetchWords: Readonly<Record<Language, () => Promise<Words>>> = {
  en: () => Promise.resolve(ENGLISH),
  fr: () =>
    import('./fr').then(({ fr, frCoach, frRulesPages, frSpoken }) => ({
      words: fr,
      coach: frCoach,
      rulesPages: frRulesPages,
      match: frSpoken,
    })),
}

function speak(language: Language, words: Words): void {
  spoken = language
  wordsSpoken = words
  setDecimalSign(DECIMAL_SIGNS[language])
  listeners.forEach((listener) => listener())
}

/** The words in the language that is spoken; pages are rendered statically in English. */
export const useLanguageWords = (): Words =>
  useSyncExternalStore(
    subscribe,
    () => wordsSpoken,
    () => ENGLISH,
  )

/**
 * Speaks the language from when its words are there; without a network the one before stays. Returns
 * whether the first is there, so that no screen shows another before: `isChosen` once the settings
 * are known, which may want another than the phone.
 */
export function useLanguage(language: Language, isChosen: boolean): boolean {
  const [answered, setAnswered] = useState(spoken)
  const [hasSpoken, setHasSpoken] = useState(false)
  useEffect(() => {
    let isWanted = true
    const answer = (words?: Words) => {
      if (!isWanted) return
      if (words) speak(language, words)
      setAnswered(language)
    }
    if (language !== spoken)
      fetchWords[language]().then(answer, () => {
        answer()
      })
    else answer()
    return () => {
      isWanted = false
    }
  }, [language])
  if (!hasSpoken && isChosen && answered === language) setHasSpoken(true)
  return hasSpoken
}
