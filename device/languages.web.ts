/** The browser's languages as tags, the preferred one first. */
export const phoneLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages

/** Sets the language of the page, for voices, hyphenation and translators. */
export function setPageLanguage(language: string): void {
  document.documentElement.lang = language
}
