/** The names of players until they enter one. */
export const defaultNames = {
  en: (n: number) => `Player ${n}`,
  fr: (n: number) => `Joueur ${n}`,
}

/** The default names in all languages, since a player may have been seated before the language was changed. */
export const allDefaultNames = Object.values(defaultNames)
