/** React Native's browser variant does not know the system's preferences. */
export const watchContrast = (onChange: (isWanted: boolean) => void): (() => void) =>
  watchMedia('(prefers-contrast: more)', onChange)

/**
 * Calls back with whether the system forces its colours, now and on each change. Returns a function that
 * stops it.
 */
export const watchForcedColours = (onChange: (areForced: boolean) => void): (() => void) =>
  watchMedia('(forced-colors: active)', onChange)

function watchMedia(query: string, onChange: (matches: boolean) => void): () => void {
  const media = matchMedia(query)
  const tell = () => onChange(media.matches)
  tell()
  media.addEventListener('change', tell)
  return () => media.removeEventListener('change', tell)
}
