import { useEffect } from 'react'
import { holdScreenAwake } from '@/device/keep-awake'

/** Keeps the screen on while a match is on it. */
export function useScreenAwake(): void {
  useEffect(() => holdScreenAwake(), [])
}
