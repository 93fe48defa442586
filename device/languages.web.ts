/** The tags of the languages that the browser is set to, the first wanted most. */
export const phoneLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages

/** Tells which language the page is in, for voices, hyphens and translators. */
export function setPageLanguage(language: string): void {
  document.documentElement.lang = language
}
