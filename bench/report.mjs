const isMet = ({ unit, value }, budget) => (unit === 'ms' ? value <= budget : value >= budget)

function formatValue(unit, value) {
  if (value === undefined) return '–'
  if (unit === 'ms') return `${value.toFixed(value < 10 ? 3 : 1)} ms`
  if (unit === 'in 100') return `${(100 * value).toFixed(2)} in 100`
  return `${Math.round(value).toLocaleString('en')} /s`
}

/** The speed-up over the naive version. */
function ratioToNaive({ unit, value, naive }) {
  if (naive === undefined) return undefined
  return unit === 'ms' ? naive / value : value / naive
}

/** The measurement of one runtime, with its speed-up, its budget and whether that is met. */
function judge(measurement, runtime) {
  if (!measurement) return undefined
  const budget = measurement.budget?.[runtime]
  return {
    value: measurement.value,
    naive: measurement.naive,
    ratio: ratioToNaive(measurement),
    budget,
    isMet: budget === undefined ? undefined : isMet(measurement, budget),
  }
}

/** One row for each measurement, the runtimes side by side. */
export function compare(onNode, onHermes) {
  return onNode.map((measurement, index) => ({
    name: measurement.name,
    unit: measurement.unit,
    node: judge(measurement, 'node'),
    hermes: judge(onHermes?.[index], 'hermes'),
  }))
}

export const isMissed = ({ node, hermes }) => node.isMet === false || hermes?.isMet === false

function verdict(row) {
  const { node, hermes } = row
  if (node.budget === undefined && hermes?.budget === undefined) return ''
  return isMissed(row) ? 'MISSED' : 'pass'
}

function cellsOf(unit, judged) {
  if (!judged) return ['–', '', '']
  const { value, ratio, budget } = judged
  const limit = unit === 'ms' ? '≤' : '≥'
  return [
    formatValue(unit, value),
    ratio === undefined ? '' : `× ${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)}`,
    budget === undefined ? '' : `${limit} ${formatValue(unit, budget)}`,
  ]
}

const HEAD = ['', 'Node', 'naive', 'budget', 'Hermes', 'naive', 'budget', '']

export function table(rows) {
  const lines = [
    HEAD,
    ...rows.map((row) => [
      row.name,
      ...cellsOf(row.unit, row.node),
      ...cellsOf(row.unit, row.hermes),
      verdict(row),
    ]),
  ]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
