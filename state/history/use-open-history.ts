import { useEffect, useState } from 'react'
import { openHistory, useHistory } from './history'

/** Opens the history; true once it is read, or has turned out to be unreadable, which has been told. */
export function useOpenHistory(): boolean {
  const isOpen = useHistory((store) => store.isOpen)
  const [isAnswered, setIsAnswered] = useState(false)
  useEffect(() => {
    let isWanted = true
    void openHistory().then(() => {
      if (isWanted) setIsAnswered(true)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return isOpen || isAnswered
}
