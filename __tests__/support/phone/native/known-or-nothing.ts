/** For a Proxy: what is not known is a function that does nothing. */
export const knownOrNothing = (known: object, name: string | symbol): unknown =>
  Reflect.get(known, name) ?? (() => undefined)
