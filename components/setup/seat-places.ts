/** A row that is dragged: from which place, over which place it is, and how far it was moved. */
export type Drag = { readonly from: number; readonly over: number; readonly dy: number }

/** The place a row gets that was moved by `dy`: it takes another's once it covers half of it. */
export function placeUnder(heights: readonly number[], from: number, dy: number): number {
  const step = dy < 0 ? -1 : 1
  let place = from
  let passed = 0
  for (let next = from + step; heights[next] !== undefined; next += step) {
    passed += heights[next]! / 2
    if (Math.abs(dy) < passed) break
    passed += heights[next]! / 2
    place = next
  }
  return place
}

/** How far a row is moved while one is dragged: the others make room for it. */
export function shiftOf(heights: readonly number[], drag: Drag, index: number): number {
  const { from, over, dy } = drag
  if (index === from) return dy
  const height = heights[from] ?? 0
  if (from < index && index <= over) return -height
  return over <= index && index < from ? height : 0
}
