import { useState } from 'react'
import { reloadIfOnline } from '@/device/page'

/** Loads the page again if it can be had; `isOffline` after a try that failed. */
export function useReload() {
  const [isOffline, setIsOffline] = useState(false)
  const reload = () => void reloadIfOnline().then((isOnline) => setIsOffline(!isOnline))
  return { reload, isOffline }
}
