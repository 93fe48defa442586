/** Keeps the values of the keys used last, up to a limit. */
export class LruCache<V> {
  private readonly kept = new Map<string, V>()

  constructor(private readonly limit: number) {}

  /** The value of the key, made if missing; the value used longest ago may be dropped for it. */
  of(key: string, make: () => V): V {
    const known = this.kept.get(key)
    const value = known === undefined ? make() : known
    this.kept.delete(key)
    this.kept.set(key, value)
    if (this.kept.size > this.limit) this.kept.delete(this.kept.keys().next().value!)
    return value
  }
}
