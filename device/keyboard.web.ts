/** Keys that press a focused button, or are typed into a focused field. */
const PRESS_KEYS = [' ', 'Enter']

const isPressable = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('button, a, input, textarea, [role=button], [role=radio], [role=switch]') !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null

/**
 * Calls `onKey` for every key until the returned function is called; it returns true if it used the
 * key.
 */
export function listenToKeys(onKey: (key: string) => boolean): () => void {
  if (typeof window === 'undefined') return () => undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target)) return
    if (PRESS_KEYS.includes(event.key) && isPressable(event.target)) return
    if (onKey(event.key)) event.preventDefault()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
