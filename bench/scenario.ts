type Unit = 'ms' | 'per second'

/** What must be reached on each runtime: at most so many ms, at least so many per second. */
export type Budget = { readonly node?: number; readonly hermes?: number }

type Measurement = {
  readonly name: string
  readonly unit: Unit
  readonly value: number
  /** The same question answered by the naive version, timed in the same run. */
  readonly naive?: number
  readonly budget?: Budget
}

export type Scenario = () => readonly Measurement[]
