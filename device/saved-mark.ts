/** No mark is needed: on a phone the saves do not vanish while the app stays. See saved-mark.web.ts. */
export const hasSavedMark = (): boolean => false
export function setSavedMark(): void {}
export function removeSavedMark(): void {}
