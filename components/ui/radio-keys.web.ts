import { useEffect, useRef } from 'react'
import type { View } from 'react-native'
import { hasModifier, type Modifiers } from './has-modifier'
import { ignoreEnterRepeat } from './keyboard-press.web'
import { moveFocusInRow } from './move-focus'
import type { RadioChoice } from './radio-choice'

type KeyDown = {
  readonly nativeEvent: Modifiers & { readonly key: string; readonly repeat?: boolean }
  readonly preventDefault: () => void
}

function indexAfterKey(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case ' ':
      return index
    case 'ArrowRight':
    case 'ArrowDown':
      return (index + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

const hasLostFocus = () =>
  typeof document !== 'undefined' && document.activeElement === document.body

/**
 * Returns the keyboard props of each radio of a group: one tab stop for the group; arrows, Home and
 * End move to another radio and choose it, Space chooses the focused one.
 */
export function useRadioKeys({ count, chosen, onChoose }: RadioChoice) {
  const radios = useRef<(View | null)[]>([])
  const hasMoved = useRef(false)
  const tabStop = Math.max(0, chosen)
  // The chosen radio may be remounted, for example larger, and lose the focus by that.
  useEffect(() => {
    const radio = radios.current[tabStop]
    if (hasMoved.current && radio && hasLostFocus()) moveFocusInRow(radio)
    hasMoved.current = false
  }, [tabStop])
  return (index: number) => ({
    ref: (radio: View | null) => {
      radios.current[index] = radio
    },
    tabIndex: index === tabStop ? (0 as const) : (-1 as const),
    // In the capture phase, because react-native-web handles Space for buttons only.
    onKeyDownCapture: (event: KeyDown) => {
      ignoreEnterRepeat.onKeyDownCapture(event)
      const { key, repeat } = event.nativeEvent
      const next = indexAfterKey(key, index, count)
      if (next === undefined || hasModifier(event.nativeEvent)) return
      // These keys would scroll the page.
      event.preventDefault()
      if (key === ' ' && repeat) return
      const radio = radios.current[next]
      if (radio) moveFocusInRow(radio)
      hasMoved.current = true
      onChoose(next)
    },
  })
}
