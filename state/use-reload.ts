import { useState } from 'react'
import { reloadIfOnline } from '@/device/page'

/** Reloads the page if the server answers; `isOffline` after an attempt that failed. */
export function useReload() {
  const [isOffline, setIsOffline] = useState(false)
  const reload = () => void reloadIfOnline().then((isOnline) => setIsOffline(!isOnline))
  return { reload, isOffline }
}
