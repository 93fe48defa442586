import { FLAP_KEYS } from '@/model/table-keys'
import { hasModifier, type Modifiers } from '../ui/has-modifier'

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

type KeyDown = {
  readonly nativeEvent: Modifiers & { readonly key: string; readonly repeat: boolean }
  readonly currentTarget: unknown
  readonly preventDefault: () => void
  readonly stopPropagation: () => void
}

/** The flap that an arrow, Home or End leads to from the focused one, which may have become unusable. */
function nextFlap(group: HTMLElement, key: string): HTMLElement | undefined {
  const step = STEPS[key]
  const flaps = [...group.querySelectorAll<HTMLElement>('button')]
  const usable = flaps.filter((flap) => !flap.hasAttribute('aria-disabled'))
  const [first, last] = [usable[0], usable.at(-1)]
  if (step === undefined) return key === 'Home' ? first : key === 'End' ? last : undefined
  const at = flaps.findIndex((flap) => flap === document.activeElement)
  return step > 0
    ? (usable.find((flap) => flaps.indexOf(flap) > at) ?? first)
    : (usable.findLast((flap) => flaps.indexOf(flap) < at) ?? last)
}

/**
 * Props of the group of flaps: arrows move between usable flaps, Home and End to the ends. Enter calls
 * `onEnter` if given; otherwise it presses the focused flap, as Space does.
 */
export const flapGroupKeys = (onEnter: (() => void) | undefined): object => ({
  // In the capture phase, because the flap itself would handle Enter.
  onKeyDownCapture: (event: KeyDown) => {
    const { key, repeat } = event.nativeEvent
    if (hasModifier(event.nativeEvent)) return
    if (key === 'Enter') {
      if (!repeat && !onEnter) return
      event.preventDefault()
      event.stopPropagation()
      if (!repeat) onEnter?.()
      return
    }
    const next = nextFlap(event.currentTarget as HTMLElement, key)
    if (!next) return
    event.preventDefault()
    next.focus()
  },
})

/** Props of a flap: its key, and whether the Tab key reaches it. */
export const flapKeys = (tile: number, hasKey: boolean, isTabStop: boolean): object => ({
  tabIndex: isTabStop ? 0 : -1,
  ...(hasKey && { 'aria-keyshortcuts': FLAP_KEYS[tile - 1] }),
})
