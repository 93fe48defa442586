/** The languages of the app; the first if the phone has none of them. */
const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** The choices in the settings. */
export const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const
export type LanguageChoice = (typeof LANGUAGE_CHOICES)[number]

const isSpoken = (code: string): code is Language => LANGUAGES.some((language) => language === code)

/**
 * The language of the app: the one chosen, or the first of the phone's languages that the app has. The phone gives tags
 * such as `fr-CA`, in the order of its settings.
 */
export function languageFor(choice: LanguageChoice, phone: readonly string[]): Language {
  if (choice !== 'system') return choice
  const codes = phone.map((tag) => tag.toLowerCase().split(/[-_]/)[0]!)
  return codes.find(isSpoken) ?? LANGUAGES[0]
}

/** What makes a screen reader speak a language that was chosen in the app. */
export type VoiceChange = {
  readonly by: 'restart' | 'settings' | 'nothing'
  readonly openSettings: () => void
}
