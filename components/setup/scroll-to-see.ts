/** The upper and the lower edge of something, in points. */
export type Span = { readonly top: number; readonly bottom: number }

/** How far a page is scrolled for a part of it to be seen, with a margin; its top counts more than its end. */
export function scrollToSee(part: Span, page: Span, margin: number): number {
  const above = part.top - margin - page.top
  const below = part.bottom + margin - page.bottom
  return above < 0 ? above : Math.max(0, Math.min(above, below))
}
