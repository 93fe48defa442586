export type Row = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly atLeast?: number
  readonly atMost?: number
}

export const isMissed = ({ value, atLeast = -Infinity, atMost = Infinity }: Row): boolean =>
  !(value >= atLeast && value <= atMost)

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

const budgetOf = ({ atLeast, atMost, unit }: Row) => {
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`
  return atMost === undefined ? '' : `≤ ${atMost} ${unit}`
}

export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.name,
    `${row.value.toFixed(row.value < 10 ? 2 : 1)} ${row.unit}`,
    budgetOf(row),
    isMissed(row) ? 'MISSED' : '',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]!.length)))
  return cells
    .map(([name, value, budget, missed]) =>
      [name!.padEnd(widths[0]!), value!.padStart(widths[1]!), budget!.padEnd(widths[2]!), missed]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
