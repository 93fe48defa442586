import { useEffect, useRef, useState } from 'react'
import { watchShake } from '@/device/shake'
import type { Match } from '@/engine'
import type { ShakeSensitivity } from '@/model/settings'
import { useSettings } from '../settings/settings'
import { useIsAppActive } from './use-is-app-active'

/** In g: how far a peak of the shake has to differ from gravity. */
const THRESHOLDS: Readonly<Record<ShakeSensitivity, number>> = {
  light: 0.5,
  normal: 0.8,
  hard: 1.2,
}

/** At the start of a turn the phone is still being passed, which must not count as a shake. */
const HANDING_OVER_MS = 1000

/** Whether the phone has been passed: a second after the turn began. */
function useIsHandedOver(turnKey: string): boolean {
  const [handedOverTurn, setHandedOverTurn] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setHandedOverTurn(turnKey), HANDING_OVER_MS)
    return () => clearTimeout(timer)
  }, [turnKey])
  return handedOverTurn === turnKey
}

/**
 * Calls `onThrow` on a shake in the rolling phase, if `isEnabled`. Returns whether the dice rattle.
 */
export function useShake(isEnabled: boolean, match: Match, onThrow: () => void): boolean {
  const { isShakeOn, shakeSensitivity } = useSettings()
  const isHandedOver = useIsHandedOver(`${match.round} ${match.seat}`)
  const isAppActive = useIsAppActive()
  const [isRattling, setIsRattling] = useState(false)
  const latestOnThrow = useRef(onThrow)
  useEffect(() => {
    latestOnThrow.current = onThrow
  })
  const isListening =
    isEnabled && match.phase === 'rolling' && isShakeOn && isHandedOver && isAppActive
  useEffect(() => {
    if (!isListening) return
    const stopWatching = watchShake({
      threshold: THRESHOLDS[shakeSensitivity],
      onRattle: () => setIsRattling(true),
      onThrow: () => {
        setIsRattling(false)
        latestOnThrow.current()
      },
    })
    return () => {
      stopWatching()
      setIsRattling(false)
    }
  }, [isListening, shakeSensitivity])
  return isRattling
}
