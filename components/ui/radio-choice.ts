/** The options of a radio group, by their indexes. */
export type RadioChoice = {
  readonly count: number
  /** The index of the chosen option, and below 0 if there is none. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
}
