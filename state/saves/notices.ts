import { create } from 'zustand'
import type { WriteResult } from '@/device/write-queue'
import type { Notice } from '@/model/notice'

type Store = {
  readonly notices: readonly Notice[]
  /** Whether the last save failed. Reported once, and again only after a save has worked. */
  readonly isSavingBroken: boolean
}

export const useNotices = create<Store>(() => ({ notices: [], isSavingBroken: false }))

/** Shows a notice, unless it is already shown. */
export function showNotice(notice: Exclude<Notice, 'not-saved'>): void {
  useNotices.setState(({ notices }) =>
    notices.includes(notice) ? { notices } : { notices: [...notices, notice] },
  )
}

const without = (notices: readonly Notice[], notice: Notice) =>
  notices.includes(notice) ? notices.filter((other) => other !== notice) : notices

/** Hides a notice that the player has read. */
export function hideNotice(notice: Notice): void {
  useNotices.setState(({ notices }) => ({ notices: without(notices, notice) }))
}

/** Shows that something was not saved, unless that was shown and no save has worked since. */
export function noteFailedSave(): void {
  useNotices.setState(({ notices, isSavingBroken }) =>
    isSavingBroken ? {} : { notices: [...notices, 'not-saved'], isSavingBroken: true },
  )
}

function noteSave(): void {
  useNotices.setState(({ notices }) => ({
    notices: without(notices, 'not-saved'),
    isSavingBroken: false,
  }))
}

const FAILED: WriteResult = { ok: false, error: 'write-failed' }

/**
 * Waits for a save, which may also reject; shows the `not-saved` notice if it failed, and hides it if it
 * succeeded.
 */
export async function withSaveNotice(save: Promise<WriteResult>): Promise<WriteResult> {
  const written = await save.catch(() => FAILED)
  if (written.ok) noteSave()
  else noteFailedSave()
  return written
}
