/** A finger gives focus too, and wants no ring; only a browser can tell the two apart. */
export function isKeyboardFocus(event: { readonly currentTarget?: unknown }): boolean {
  const target = event.currentTarget as { matches?: (selector: string) => boolean } | undefined
  return target?.matches?.(':focus-visible') ?? true
}
