import { useEffect } from 'react'
import { setAppearance } from '@/device/appearance'
import type { ThemeName } from '@/model/settings'

/** Makes what the system draws follow the theme of the app. */
export function useAppearance(theme: ThemeName, background: string): void {
  useEffect(() => setAppearance(theme, background), [theme, background])
}
