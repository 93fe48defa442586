import type { SpokenWords } from '@/i18n/spoken-match'

/** From this many numbers in a row on, only the first and the last are told. */
const SHORTEST_RANGE = 3

/** Numbers as they are said: `2 to 7` and `9`, but `3`, `4`. */
export function numberRanges(
  numbers: readonly number[],
  { range }: Pick<SpokenWords, 'range'>,
): readonly string[] {
  const runs: number[][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run?.at(-1) === number - 1) run.push(number)
    else runs.push([number])
  }
  return runs.flatMap((run) =>
    run.length < SHORTEST_RANGE ? run.map(String) : [range(run[0]!, run.at(-1)!)],
  )
}
