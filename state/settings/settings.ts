import { create } from 'zustand'
import type { Result } from '@/engine'
import { DEFAULT_SETTINGS, SETTINGS, type Settings } from '@/model/settings'
import { withSaveNotice } from '../saves/notices'
import { SAVE_KINDS } from '../saves/save-kinds'
import { slots } from '../saves/slots'

export const useSettings = create<Settings>(() => DEFAULT_SETTINGS)

const isSetting = ([name, value]: [string, unknown]) =>
  Object.hasOwn(SETTINGS, name) &&
  (SETTINGS[name as keyof Settings].values as readonly unknown[]).includes(value)

/** Parses unknown data as settings; missing ones get their initial value. */
export function parseSettings(data: unknown): Result<Settings, 'not-settings'> {
  const isObject = typeof data === 'object' && data !== null && !Array.isArray(data)
  return isObject && Object.entries(data).every(isSetting)
    ? { ok: true, value: { ...DEFAULT_SETTINGS, ...data } }
    : { ok: false, error: 'not-settings' }
}

const saved = slots('settings', SAVE_KINDS.settings, parseSettings)

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  void withSaveNotice(saved.save(useSettings.getState()))
}

export async function openSettings(): Promise<void> {
  const settings = await saved.load()
  if (settings) useSettings.setState(settings)
}
