import type * as ExpoLocalization from 'expo-localization'
import { optionalModule } from './optional-module'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const localization = optionalModule<typeof ExpoLocalization>(() => require('expo-localization'))

/**
 * The phone's languages as tags, the preferred one first. If a language was chosen for this app alone, both
 * systems put it first.
 */
export const phoneLanguages = (): readonly string[] =>
  localization?.getLocales().map(({ languageTag }) => languageTag) ?? []

/** The system tells screen readers the language. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the browser's takes it
export function setPageLanguage(_language: string): void {}
