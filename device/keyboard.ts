type ListenToKeys = (
  onKey: (key: string) => boolean,
  onKeyUp: (key: string | undefined) => void,
) => () => void

/** Does nothing: the app is played from a keyboard in a browser only, see keyboard.web.ts. */
export const listenToKeys: ListenToKeys = () => () => undefined
