/** Not needed on phones: the saves stay as long as the app. See saved-mark.web.ts. */
export const hasSavedMark = (): boolean => false
export function setSavedMark(): void {}
export function removeSavedMark(): void {}
