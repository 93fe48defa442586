import { useIsFocused } from 'expo-router'
import { useState } from 'react'

/** How often this page has been shown. A browser shows it at once. */
export function useVisits(): number {
  const isHere = useIsFocused()
  const [visits, setVisits] = useState({ count: 1, isHere: true })
  if (isHere !== visits.isHere) setVisits({ count: visits.count + (isHere ? 1 : 0), isHere })
  return visits.count
}
