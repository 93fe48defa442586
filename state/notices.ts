import { create } from 'zustand'

/** What the player has to be told about the saves. */
export const NOTICES = [
  /** Something could not be read, and was put aside untouched. */
  'set-aside',
  /** The store did not answer when the app was opened: nothing is read from it, or written to it. */
  'unreadable',
  /** The last thing that happened could not be saved. */
  'not-saved',
] as const
export type Notice = (typeof NOTICES)[number]

type Store = { readonly notices: readonly Notice[] }

export const useNotices = create<Store>(() => ({ notices: [] }))

/** Tells something, unless it is being told already. */
export function tell(notice: Notice): void {
  useNotices.setState(({ notices }) =>
    notices.includes(notice) ? { notices } : { notices: [...notices, notice] },
  )
}

/** Takes back what has been seen, or holds no longer. */
export function untell(notice: Notice): void {
  useNotices.setState(({ notices }) =>
    notices.includes(notice)
      ? { notices: notices.filter((other) => other !== notice) }
      : { notices },
  )
}
