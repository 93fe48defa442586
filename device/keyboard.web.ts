/** Keys that a focused button or field answers to itself. */
const PRESSES = [' ', 'Enter']

const isPressable = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('button, a, input, textarea, [role=button], [role=radio], [role=switch]') !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null

/** Hands every key pressed to `onKey` until the returned function is called; it says whether it used it. */
export function listenToKeys(onKey: (key: string) => boolean): () => void {
  if (typeof window === 'undefined') return () => undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target)) return
    if (PRESSES.includes(event.key) && isPressable(event.target)) return
    if (onKey(event.key)) event.preventDefault()
  }
  window.addEventListener('keydown', onKeyDown)
  return () => window.removeEventListener('keydown', onKeyDown)
}
