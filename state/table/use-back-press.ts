import { useEffect, useEffectEvent } from 'react'
import { listenToBackPress } from '@/device/back-press'

/**
 * Has back of Android call `onBack`, and do nothing else, while the table `isWatched`: it must not leave in mid-turn.
 * A sheet over it is closed by back itself.
 */
export function useBackPress(isWatched: boolean, onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => (isWatched ? listenToBackPress(() => back()) : undefined), [isWatched])
}
