import { useSyncExternalStore } from 'react'

/** Those of a keyboard, and not of the case of a phone. */
const KEYS = /^(.|Tab|Enter|Escape|Backspace|Arrow\w+)$/u

let wasPressed = false

/** The keyboard on the screen of a tablet comes up for a field alone. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea') !== null

const hasKeyboard = () => wasPressed || matchMedia('(hover: hover) and (pointer: fine)').matches

function subscribe(onChange: () => void): () => void {
  const onKey = ({ key, target }: KeyboardEvent) => {
    if (wasPressed || !KEYS.test(key) || isTyping(target)) return
    wasPressed = true
    onChange()
  }
  window.addEventListener('keydown', onKey)
  return () => window.removeEventListener('keydown', onKey)
}

/** Whether keys can be pressed at this table: where there is a mouse there is a keyboard, and where one was pressed. */
export const useHasKeyboard = (): boolean =>
  useSyncExternalStore(subscribe, hasKeyboard, () => false)
