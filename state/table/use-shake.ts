import { useEffect, useRef, useState } from 'react'
import { AppState } from 'react-native'
import { isShakeAvailable, watchShake } from '@/device/shake'
import type { Match } from '@/engine'
import type { ShakeSensitivity } from '@/model/settings'
import { useSettings } from '../settings/settings'
import { tableFeedback } from './feedback'

/** In g: what a peak of the shaking has to exceed. */
const THRESHOLDS: Readonly<Record<ShakeSensitivity, number>> = {
  light: 0.5,
  normal: 0.8,
  hard: 1.2,
}

/** At the beginning of a turn the phone is still being handed over. */
const HANDING_OVER_MS = 1000

/** Whether shaking throws the dice: the phone has a sensor, and the player wants it. */
export function useCanShake(): boolean {
  const [isAvailable, setIsAvailable] = useState(false)
  const { isShakeOn } = useSettings()
  useEffect(() => {
    let isMounted = true
    void isShakeAvailable().then((available) => {
      if (isMounted) setIsAvailable(available)
    })
    return () => {
      isMounted = false
    }
  }, [])
  return isAvailable && isShakeOn
}

/** True once this turn is a second old. */
function useIsInHand(turnKey: string): boolean {
  const [inHand, setInHand] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setInHand(turnKey), HANDING_OVER_MS)
    return () => clearTimeout(timer)
  }, [turnKey])
  return inHand === turnKey
}

function useIsInFront(): boolean {
  const [isInFront, setIsInFront] = useState(true)
  useEffect(() => {
    const listener = AppState.addEventListener('change', (now) => setIsInFront(now === 'active'))
    return () => listener.remove()
  }, [])
  return isInFront
}

/** Throws on a shake while it is the player's turn to throw; tells whether the dice rattle in the hand. */
export function useShake(isFree: boolean, match: Match, onThrow: () => void): boolean {
  const { isShakeOn, shakeSensitivity } = useSettings()
  const isInHand = useIsInHand(`${match.round} ${match.seat}`)
  const isInFront = useIsInFront()
  const [isRattling, setIsRattling] = useState(false)
  const throwNow = useRef(onThrow)
  useEffect(() => {
    throwNow.current = onThrow
  })
  const isListening = isFree && match.phase === 'rolling' && isShakeOn && isInHand && isInFront
  useEffect(() => {
    if (!isListening) return
    const rest = () => {
      setIsRattling(false)
      tableFeedback.rattleEnded()
    }
    const stop = watchShake({
      threshold: THRESHOLDS[shakeSensitivity],
      onRattle: () => {
        setIsRattling(true)
        tableFeedback.rattleStarted()
      },
      onThrow: () => {
        rest()
        throwNow.current()
      },
    })
    return () => {
      stop()
      rest()
    }
  }, [isListening, shakeSensitivity])
  return isRattling
}
