/** The languages the app speaks; the first where the phone speaks none of them. */
const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** What can be chosen in the settings. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

const isSpoken = (code: string): code is Language => LANGUAGES.some((language) => language === code)

/**
 * The language of the app: the one chosen, or the first of the phone's languages that it speaks. They
 * are tags such as `fr-CA`, in the order of the phone's settings.
 */
export function languageFor(choice: LanguageChoice, phone: readonly string[]): Language {
  if (choice !== 'system') return choice
  const codes = phone.map((tag) => tag.toLowerCase().split(/[-_]/)[0]!)
  return codes.find(isSpoken) ?? LANGUAGES[0]
}
