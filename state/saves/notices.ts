import { create } from 'zustand'
import type { Written } from '@/device/storage'
import type { Notice } from '@/model/notice'

type Store = { readonly notices: readonly Notice[] }

export const useNotices = create<Store>(() => ({ notices: [] }))

/** Shows a notice, unless it is shown already. */
export function tell(notice: Notice): void {
  useNotices.setState(({ notices }) =>
    notices.includes(notice) ? { notices } : { notices: [...notices, notice] },
  )
}

/** Takes a notice away that was read, or is no longer true. */
export function untell(notice: Notice): void {
  useNotices.setState(({ notices }) =>
    notices.includes(notice)
      ? { notices: notices.filter((other) => other !== notice) }
      : { notices },
  )
}

/** Waits for a save, and tells the player if it failed; the next one that succeeds takes that back. */
export async function saveOrTell(save: Promise<Written>): Promise<boolean> {
  const written = await save
  if (written.ok) untell('not-saved')
  else tell('not-saved')
  return written.ok
}
