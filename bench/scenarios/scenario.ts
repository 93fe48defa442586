type Unit = 'ms' | 'per second' | 'in 100'

/** The budget on each runtime: a maximum for ms, a minimum for anything else. */
export type Budget = { readonly node?: number; readonly hermes?: number }

type Measurement = {
  readonly name: string
  readonly unit: Unit
  readonly value: number
  /** The same measurement of the naive version, in the same run. */
  readonly naive?: number
  readonly budget?: Budget
}

export type Scenario = () => readonly Measurement[]
