type ListenToKeys = (onKey: (key: string) => boolean) => () => void

/** Does nothing: the app is played from a keyboard in a browser only, see keyboard.web.ts. */
export const listenToKeys: ListenToKeys = () => () => undefined
