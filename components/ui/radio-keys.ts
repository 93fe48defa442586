import type { RadioChoice } from './radio-choice'

/** Returns the keyboard props of each radio of a group; none outside a browser. */
export const useRadioKeys: (choice: RadioChoice) => (index: number) => object = () => () => ({})
