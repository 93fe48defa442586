/** Keeps the results of the last few keys, so that what was worked out once stays without growing. */
export class LruCache<V> {
  private readonly kept = new Map<string, V>()

  constructor(private readonly limit: number) {}

  /** The value kept for the key, or a new one, which may push out the one used longest ago. */
  of(key: string, make: () => V): V {
    const known = this.kept.get(key)
    const value = known === undefined ? make() : known
    this.kept.delete(key)
    this.kept.set(key, value)
    if (this.kept.size > this.limit) this.kept.delete(this.kept.keys().next().value!)
    return value
  }
}
