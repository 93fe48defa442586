/** At most so many values: neighbours are drawn together to their average, evenly along the way. */
export function thinOut(values: readonly number[], most: number): readonly number[] {
  if (values.length <= most) return values
  return Array.from({ length: most }, (_, index) => {
    const from = Math.floor((index * values.length) / most)
    const to = Math.floor(((index + 1) * values.length) / most)
    const some = values.slice(from, to)
    return some.reduce((sum, value) => sum + value, 0) / some.length
  })
}
