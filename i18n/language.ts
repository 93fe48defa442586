import { useEffect, useState, useSyncExternalStore } from 'react'
import { en, type Translations } from './en'
import type { CoachWords } from './en/judged'
import type { SpokenWords } from './en/spoken-match'
import type { RulesPageWords } from './en/rules-pages'
import { setDecimalSign } from './numbers/format-number'

export type Language = 'en' | 'fr'

/**
 * The texts of a language. The English ones of the coach, the rules pages and spoken matches are missing here, since
 * they are part of the bundles that use them.
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

/** French is part of the app on phones and a separate file in browsers, so that nobody loads two languages. */
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

/** The texts in the present language; pages are rendered statically in English. */
export const useLanguageWords = (): Words =>
  useSyncExternalStore(
    subscribe,
    () => wordsSpoken,
    () => ENGLISH,
  )

/**
 * Switches to the language once its texts are loaded; without a network the previous one stays. Returns whether the
 * first language is ready, so that no screen appears in another one before. `isChosen` is true once the settings are
 * known, whose language may differ from that of the phone.
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
