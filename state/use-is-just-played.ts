import { useEffect, useState } from 'react'
import { useLiveMatch } from './live-match'

/** Whether this is the first look at the result of the match that has just come to its end. */
export function useIsJustPlayed(id: string): boolean {
  const [isFirstLook] = useState(() => useLiveMatch.getState().justPlayed === id)
  useEffect(() => {
    if (isFirstLook) useLiveMatch.setState({ justPlayed: undefined })
  }, [isFirstLook])
  return isFirstLook
}
