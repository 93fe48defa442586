type Listen = (onKey: (key: string) => boolean) => () => void

/** Phones have no keys to listen to; the browser's are in keyboard.web.ts. */
export const listenToKeys: Listen = () => () => undefined
