/** What players are called until they give a name. */
export const defaultNames = {
  en: (n: number) => `Player ${n}`,
  fr: (n: number) => `Joueur ${n}`,
}

/** In every language: somebody may have been seated before another was chosen. */
export const allDefaultNames = Object.values(defaultNames)
