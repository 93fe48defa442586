/** On phones the stack fades between screens by itself: see screen-stack.tsx. */
export const useCrossfade = () => (navigate: () => void) => navigate()

/** Reports that a screen is drawn at its final size. */
export const screenShown = (): void => undefined
