import { FLAP_KEYS } from '@/model/table-keys'

const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

type KeyDown = {
  readonly nativeEvent: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>
  readonly currentTarget: unknown
  readonly preventDefault: () => void
}

/** Props of the group of flaps: arrows go from one that can be used to the next, Home and End to the ends. */
export const flapArrows: object = {
  onKeyDown: (event: KeyDown) => {
    const { key, altKey, ctrlKey, metaKey } = event.nativeEvent
    const step = STEPS[key]
    if ((!step && key !== 'Home' && key !== 'End') || altKey || ctrlKey || metaKey) return
    const group = event.currentTarget as HTMLElement
    const flaps = [...group.querySelectorAll<HTMLElement>('button:not([disabled])')]
    const at = flaps.indexOf(document.activeElement as HTMLElement)
    if (at < 0) return
    const last = flaps.length - 1
    const next = step ? (at + step + flaps.length) % flaps.length : key === 'Home' ? 0 : last
    event.preventDefault()
    flaps[next]?.focus()
  },
}

/** Props of a flap: the key that chooses it, and whether it is the one that the Tab key reaches. */
export const flapKeys = (tile: number, hasKey: boolean, isTabStop: boolean): object => ({
  tabIndex: isTabStop ? 0 : -1,
  ...(hasKey && { 'aria-keyshortcuts': FLAP_KEYS[tile - 1] }),
})
