/** Nothing is left behind: phones complete a write that has begun. See left-behind.web.ts. */
export const keepOnLeave: (name: string, unsaved: () => string | undefined) => void = () => {}

export const readLeftBehind: (name: string) => string | undefined = () => undefined

export const removeLeftBehind: (name: string) => void = () => {}
