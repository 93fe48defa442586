/** Keys that press a focused button, or that a focused field needs. */
const PRESS_KEYS = [' ', 'Enter']

const isPressable = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('button, a, input, textarea, [role=button], [role=radio], [role=switch]') !== null

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null

/** The keys of flaps by their position, whatever the layout: French keyboards need Shift for digits. */
const PLACES: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'1234567890'].map((digit) => [`Digit${digit}`, digit])),
  Minus: '-',
  Equal: '=',
}

/** The key by its position if that belongs to a flap; with Shift and for `?` by its character. */
const keyOf = ({ code, key, shiftKey }: KeyboardEvent): string =>
  (shiftKey || key === '?' ? undefined : PLACES[code]) ?? key

/**
 * Calls `onKey` for each key until the returned function is called; it returns true if it used the key. Calls
 * `onKeyUp` when a key is released, and without a key when the window loses the keyboard: later releases are
 * not reported to it.
 */
export function listenToKeys(
  onKey: (key: string) => boolean,
  onKeyUp: (key: string | undefined) => void,
): () => void {
  if (typeof window === 'undefined') return () => undefined
  let heldKey: string | undefined
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const key = keyOf(event)
    // Repeats of a held key are ignored, and do not scroll the page.
    if (event.repeat) return key === heldKey ? event.preventDefault() : undefined
    if (PRESS_KEYS.includes(key) && isPressable(event.target)) return
    if (!onKey(key)) return
    heldKey = key
    event.preventDefault()
  }
  const onUp = (event: KeyboardEvent) => onKeyUp(keyOf(event))
  const onBlur = () => onKeyUp(undefined)
  window.addEventListener('keydown', onKeyDown)
  window.addEventListener('keyup', onUp)
  window.addEventListener('blur', onBlur)
  return () => {
    window.removeEventListener('keydown', onKeyDown)
    window.removeEventListener('keyup', onUp)
    window.removeEventListener('blur', onBlur)
  }
}
