/**
 * In how many columns to lay out `count` cells: as many as fit, but as few as the rows they need
 * allow, so that four cells are two and two and not three and one.
 */
export function evenColumns(count: number, width: number, cellWidth: number): number {
  const fitting = Math.max(1, Math.min(count, Math.floor(width / cellWidth)))
  return Math.ceil(count / Math.ceil(count / fitting))
}
