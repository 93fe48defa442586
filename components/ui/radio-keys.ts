export type RadioChoice = {
  readonly count: number
  /** The index of the one that is chosen; below 0 while none is. */
  readonly chosen: number
  readonly onChoose: (index: number) => void
}

/** What each radio of a group needs to answer keys: nothing on a phone. */
export const useRadioKeys: (choice: RadioChoice) => (index: number) => object = () => () => ({})
