const SPACE = '\u00a0'
const NARROW_SPACE = '\u202f'

/** Puts the spaces of French print, at which no line breaks: `Fermée !`, `À battre : 7`, `« Oui »`. */
const typesetText = (text: string): string =>
  text
    .replace(/ ([;!?])/g, `${NARROW_SPACE}$1`)
    .replace(/ ([:»])/g, `${SPACE}$1`)
    .replace(/« /g, `«${SPACE}`)

/**
 * Sets texts, groups of texts and what functions return. So the words can be written with plain
 * spaces, which are seen where they are missing.
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
