import { useEffect, useState } from 'react'
import { useFinishedMatches } from './finished-matches'

/** Whether this is the first look at the result of the match that has just come to its end. */
export function useIsJustPlayed(id: string): boolean {
  const [isFirstLook] = useState(() => useFinishedMatches.getState().justPlayed === id)
  useEffect(() => {
    if (isFirstLook) useFinishedMatches.setState({ justPlayed: undefined })
  }, [isFirstLook])
  return isFirstLook
}
