import { useSyncExternalStore } from 'react'

/** Keys of a keyboard, as opposed to a phone's volume or power buttons. */
const KEYS = /^(.|Tab|Enter|Escape|Backspace|Arrow\w+)$/u

let wasPressed = false

/** Keys pressed in a field may come from an on-screen keyboard. */
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

/** Whether the player can use a keyboard: true with a mouse, or once a key has been pressed. */
export const useHasKeyboard = (): boolean =>
  useSyncExternalStore(subscribe, hasKeyboard, () => false)
