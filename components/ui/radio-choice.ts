/** The options of a radio group, by their indexes. */
export type RadioChoice = {
  readonly count: number
  /** The index of the chosen option, or -1. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
}
