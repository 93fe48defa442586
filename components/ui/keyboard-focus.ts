/** Whether the focus came by keyboard: after a tap no ring is shown. Only browsers can tell. */
export function isKeyboardFocus(event: { readonly currentTarget?: unknown }): boolean {
  const target = event.currentTarget as { matches?: (selector: string) => boolean } | undefined
  return target?.matches?.(':focus-visible') ?? true
}
