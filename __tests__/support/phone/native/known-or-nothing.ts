/** For a Proxy: unknown members are functions that do nothing. */
export const knownOrNothing = (known: object, name: string | symbol): unknown =>
  Reflect.get(known, name) ?? (() => undefined)
