import { create } from 'zustand'
import type { WriteResult } from '@/device/storage'
import type { Notice } from '@/model/notice'

type Store = { readonly notices: readonly Notice[] }

export const useNotices = create<Store>(() => ({ notices: [] }))

/** Shows a notice, unless it is already shown. */
export function showNotice(notice: Notice): void {
  useNotices.setState(({ notices }) =>
    notices.includes(notice) ? { notices } : { notices: [...notices, notice] },
  )
}

/** Hides a notice that the player has read or that no longer applies. */
export function hideNotice(notice: Notice): void {
  useNotices.setState(({ notices }) =>
    notices.includes(notice)
      ? { notices: notices.filter((other) => other !== notice) }
      : { notices },
  )
}

/** Waits for a save; shows the `not-saved` notice if it failed, and hides it if it succeeded. */
export async function withSaveNotice(save: Promise<WriteResult>): Promise<boolean> {
  const written = await save
  if (written.ok) hideNotice('not-saved')
  else showNotice('not-saved')
  return written.ok
}
