type ListenToKeys = (
  onKey: (key: string) => boolean,
  onKeyUp: (key: string | undefined) => void,
) => () => void

/** Does nothing: only browsers support keyboards, see keyboard.web.ts. */
export const listenToKeys: ListenToKeys = () => () => undefined
