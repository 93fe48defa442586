import { useEffect, useEffectEvent, useRef } from 'react'
import { listenToKeys } from '@/device/keyboard'
import { FLAP_KEYS } from '@/model/table-keys'

type KeyHandlers = {
  /** Space goes down; then it is let go, or that will not be known. */
  readonly onSpace: () => void
  readonly onSpaceUp: () => void
  readonly onKeysLost: () => void
  readonly onFlap: (tile: number) => void
  readonly onEnter: () => void
  readonly onBackspace: () => void
}

/** Calls the handlers for keys pressed while `isEnabled`. */
export function useKeys(isEnabled: boolean, handlers: KeyHandlers): void {
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (!isEnabled) return
    // A Space that presses a focused button is none of these.
    let isSpaceDown = false
    const onKey = (key: string) => {
      const { onSpace, onFlap, onEnter, onBackspace } = latest.current
      const tile = (FLAP_KEYS as readonly string[]).indexOf(key) + 1
      if (tile > 0) onFlap(tile)
      else if (key === ' ') {
        isSpaceDown = true
        onSpace()
      } else if (key === 'Enter') onEnter()
      else if (key === 'Backspace') onBackspace()
      else return false
      return true
    }
    return listenToKeys(onKey, (key) => {
      if (key === undefined) latest.current.onKeysLost()
      else if (key === ' ' && isSpaceDown) latest.current.onSpaceUp()
      if (key === ' ') isSpaceDown = false
    })
  }, [isEnabled])
}

/** Calls `onRead` for the key that asks what is on the table, while `isEnabled`. */
export function useReadKey(isEnabled: boolean, onRead: () => void): void {
  const read = useEffectEvent(onRead)
  useEffect(() => {
    if (!isEnabled) return
    const onKey = (key: string) => {
      if (key === '?') read()
      return key === '?'
    }
    return listenToKeys(onKey, () => undefined)
  }, [isEnabled])
}
