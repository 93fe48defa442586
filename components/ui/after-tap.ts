/** Defers slow work until all events of the tap are handled: done at once it would delay a frame. */
export const afterTap = (action: () => void): void => void setTimeout(action)
