type ClaimSaves = (onLost: () => void, isForced: boolean) => Promise<boolean>

/** Always succeeds: on a phone only one instance of the app runs. See only-tab.web.ts. */
export const claimSaves: ClaimSaves = () => Promise.resolve(true)
