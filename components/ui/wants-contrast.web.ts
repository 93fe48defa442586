/** As on phones: React Native's browser variant does not know what the system asks for. */
export function watchContrast(onChange: (isWanted: boolean) => void): () => void {
  const wish = matchMedia('(prefers-contrast: more)')
  const tell = () => onChange(wish.matches)
  tell()
  wish.addEventListener('change', tell)
  return () => wish.removeEventListener('change', tell)
}
