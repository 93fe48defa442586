const SPACE = '\u00a0'
const NARROW_SPACE = '\u202f'

/** Inserts the non-breaking spaces of French typography: `Fermée !`, `À battre : 7`, `« Oui »`. */
const typesetText = (text: string): string =>
  text
    .replace(/ ([;!?])/g, `${NARROW_SPACE}$1`)
    .replace(/ ([:»])/g, `${SPACE}$1`)
    .replace(/« /g, `«${SPACE}`)

/**
 * Applies French typography to texts, groups of texts and results of functions. The texts are written with normal
 * spaces, which are visible in the source.
 */
export function typeset<T>(words: T): T {
  if (typeof words === 'string') return typesetText(words) as T
  if (typeof words === 'function') {
    const say = words as unknown as (...values: unknown[]) => unknown
    return ((...values: unknown[]) => typeset(say(...values))) as T
  }
  if (Array.isArray(words)) return words.map(typeset) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typeset(value)])) as T
}
