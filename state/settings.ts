import { create } from 'zustand'

import { setHapticsOn } from '@/device/haptics'
import { setSoundOn } from '@/device/sound'

export const SHAKE_SENSITIVITIES = ['light', 'normal', 'hard'] as const
export const THEMES = ['system', 'light', 'dark'] as const

export type Settings = {
  readonly isSoundOn: boolean
  readonly isHapticsOn: boolean
  readonly isShakeOn: boolean
  readonly shakeSensitivity: (typeof SHAKE_SENSITIVITIES)[number]
  readonly theme: (typeof THEMES)[number]
}

export const DEFAULT_SETTINGS: Settings = {
  isSoundOn: true,
  isHapticsOn: true,
  isShakeOn: true,
  shakeSensitivity: 'normal',
  theme: 'system',
}

export const useSettings = create<Settings>(() => DEFAULT_SETTINGS)

/** Changes settings; the device modules that keep a switch of their own are told at once. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  const { isSoundOn, isHapticsOn } = useSettings.getState()
  setSoundOn(isSoundOn)
  setHapticsOn(isHapticsOn)
}
