import type * as ExpoLocalization from 'expo-localization'
import { optionalModule } from './optional-module'

// eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
const localization = optionalModule<typeof ExpoLocalization>(() => require('expo-localization'))

/**
 * The tags of the languages that the phone is set to, the first wanted most. If a language was chosen
 * for this app alone, both systems put it first.
 */
export const phoneLanguages = (): readonly string[] =>
  localization?.getLocales().map(({ languageTag }) => languageTag) ?? []

/** Nothing tells how a page is read: the system does. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- the browser's takes it
export function setPageLanguage(_language: string): void {}
