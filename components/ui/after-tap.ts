/** Does what takes long when all events of the tap are over: together they would hold up a frame. */
export const afterTap = (action: () => void): void => void setTimeout(action)
