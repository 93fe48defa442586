import { useCallback, useEffect, useRef } from 'react'
import { WIND_UP } from '@/model/tumble-times'
import { tableFeedback } from './feedback'

/** The dice are heard in the hand until they have left it. */
const TAIL_MS = WIND_UP + 40

/**
 * Lets the dice be heard while they rattle. Returns a function for a throw, which begins with a
 * short rattle even if the dice were not shaken before.
 */
export function useRattleSound(isRattling: boolean): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useCallback(() => {
    clearTimeout(timer.current)
    tableFeedback.rattleStarted()
  }, [])
  const endSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(tableFeedback.rattleEnded, TAIL_MS)
  }, [])
  useEffect(() => {
    if (!isRattling) return
    start()
    return endSoon
  }, [isRattling, start, endSoon])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      tableFeedback.rattleEnded()
    },
    [],
  )
  return useCallback(() => {
    start()
    endSoon()
  }, [start, endSoon])
}
