import * as v from 'valibot'
import { create } from 'zustand'
import { setHapticsOn } from '@/device/haptics'
import { setSoundOn } from '@/device/sound'
import type { Result } from '@/engine'
import { saveOrTell } from './saves/save-or-tell'
import { slots } from './saves/slots'

export const SHAKE_SENSITIVITIES = ['light', 'normal', 'hard'] as const
export const THEMES = ['system', 'light', 'dark'] as const

// Strict, or every object would be settings, the save of something else too.
const SettingsSchema = v.strictObject({
  isSoundOn: v.optional(v.boolean(), true),
  isHapticsOn: v.optional(v.boolean(), true),
  isShakeOn: v.optional(v.boolean(), true),
  shakeSensitivity: v.optional(v.picklist(SHAKE_SENSITIVITIES), 'normal'),
  /** Whether a tap on Shut asks once more. */
  isShutConfirmed: v.optional(v.boolean(), false),
  theme: v.optional(v.picklist(THEMES), 'system'),
  /** The system's wish is followed anyway; this stills the app on a system that wishes nothing. */
  isMotionReduced: v.optional(v.boolean(), false),
  /** Whether the table turns round for whoever sits opposite. */
  isFlipped: v.optional(v.boolean(), false),
})

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>

export const DEFAULT_SETTINGS: Settings = v.parse(SettingsSchema, {})

export const useSettings = create<Settings>(() => DEFAULT_SETTINGS)

const saved = slots('settings', (data): Result<Settings, 'not-settings'> => {
  const parsed = v.safeParse(SettingsSchema, data)
  return parsed.success ? { ok: true, value: parsed.output } : { ok: false, error: 'not-settings' }
})

/** The device modules that keep a switch of their own are told at once. */
function apply(change: Partial<Settings>): void {
  useSettings.setState(change)
  const { isSoundOn, isHapticsOn } = useSettings.getState()
  setSoundOn(isSoundOn)
  setHapticsOn(isHapticsOn)
}

export function changeSettings(change: Partial<Settings>): void {
  apply(change)
  void saveOrTell(saved.save(useSettings.getState()))
}

/** As if nothing had ever been changed; what is saved stays. */
export const forgetSettings = (): void => apply(DEFAULT_SETTINGS)

export async function openSettings(): Promise<void> {
  const settings = await saved.load()
  if (settings) apply(settings)
}
