/** Nothing is left behind: a phone lets a write that has begun come to its end. See left-behind.web.ts. */
export const keepOnLeave: (name: string, unsaved: () => string | undefined) => void = () => {}

export const readLeftBehind: (name: string) => string | undefined = () => undefined

export const removeLeftBehind: (name: string) => void = () => {}
