export type RadioChoice = {
  readonly count: number
  /** The index of the chosen option, and below 0 if there is none. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** Returns the keyboard props of each radio of a group; none outside a browser. */
export const useRadioKeys: (choice: RadioChoice) => (index: number) => object = () => () => ({})
