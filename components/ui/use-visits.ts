import { useIsFocused } from 'expo-router'
import { useEffect, useState } from 'react'
import { ARRIVAL_MS } from './move-focus'

/**
 * How often this page has been shown, including the first time; it stays mounted while another page covers
 * it. Counted once the page has slid in: the system would take an earlier focus away again.
 */
export function useVisits(): number {
  const isHere = useIsFocused()
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isHere) return
    const timer = setTimeout(() => setCount((before) => before + 1), ARRIVAL_MS)
    return () => clearTimeout(timer)
  }, [isHere])
  return count
}
