/** On phones the stack fades from one screen to the next by itself: see screen-stack.tsx. */
export const useCrossfade = () => (navigate: () => void) => navigate()

/** Tells that a screen is drawn at its final size. */
export const screenShown = (): void => undefined
