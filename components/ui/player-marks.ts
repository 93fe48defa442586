/** For each name its shortest unique start of up to two letters, or else the number of the seat. */
export function marksOf(names: readonly string[]): string[] {
  const start = (name: string, length: number) =>
    Array.from(name).slice(0, length).join('').toUpperCase()
  return names.map((name, seat) => {
    const length = [1, 2].find((letters) =>
      names.every(
        (other, index) => index === seat || start(other, letters) !== start(name, letters),
      ),
    )
    return length === undefined ? String(seat + 1) : start(name, length)
  })
}
