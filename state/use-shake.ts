import { useEffect, useRef, useState } from 'react'
import { AppState } from 'react-native'
import { watchShake } from '@/device/shake'
import { SHAKE_THRESHOLDS } from '@/device/shake-detector'
import { startRattle, stopRattle } from '@/device/sound'
import type { Match } from '@/engine'
import { useSettings } from './settings'

/** How long a turn's first moment lasts: the phone is still being handed over. */
const HANDING_OVER_MS = 1000

/** True once this turn is a second old; a match found on the table waits as well. */
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

/** Listens for a shake on the player's own throw; says whether the dice are rattling in the hand just now. */
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
      stopRattle()
    }
    const stop = watchShake({
      threshold: SHAKE_THRESHOLDS[shakeSensitivity],
      onRattle: () => {
        setIsRattling(true)
        startRattle()
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
