/** Stands in for the sounds and the haptics. */
export const setSoundOn = (): void => {}
export const setHapticsOn = (): void => {}
