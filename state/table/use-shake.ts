import { useEffect, useRef, useState } from 'react'
import { AppState } from 'react-native'
import { watchShake } from '@/device/shake'
import type { Match } from '@/engine'
import type { ShakeSensitivity } from '@/model/settings'
import { useSettings } from '../settings/settings'
import { tableFeedback } from './feedback'

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

function useIsAppActive(): boolean {
  const [isAppActive, setIsAppActive] = useState(true)
  useEffect(() => {
    const listener = AppState.addEventListener('change', (now) => setIsAppActive(now === 'active'))
    return () => listener.remove()
  }, [])
  return isAppActive
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
    const stopRattling = () => {
      setIsRattling(false)
      tableFeedback.rattleEnded()
    }
    const stopWatching = watchShake({
      threshold: THRESHOLDS[shakeSensitivity],
      onRattle: () => {
        setIsRattling(true)
        tableFeedback.rattleStarted()
      },
      onThrow: () => {
        stopRattling()
        latestOnThrow.current()
      },
    })
    return () => {
      stopWatching()
      stopRattling()
    }
  }, [isListening, shakeSensitivity])
  return isRattling
}
