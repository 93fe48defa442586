import { useIsFocused } from 'expo-router'
import { useState } from 'react'

/** How often this page has been come to, the first time included: it stays while another page covers it. */
export function useVisits(): number {
  const isHere = useIsFocused()
  const [visits, setVisits] = useState({ count: 1, isHere: true })
  if (isHere !== visits.isHere) setVisits({ count: visits.count + (isHere ? 1 : 0), isHere })
  return visits.count
}
