import { useIsFocused } from 'expo-router'
import { useEffect, useState } from 'react'
import { ARRIVAL_MS } from './move-focus'

/**
 * How often this page has been come to and was there, the first time included: it stays while another page
 * covers it, and until it has slid in again. What takes the focus before that would lose it to the system.
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
