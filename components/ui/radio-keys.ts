import type { RadioChoice } from './radio-choice'

/** Returns the keyboard props of each radio of a group; only browsers need any. */
export const useRadioKeys: (choice: RadioChoice) => (index: number) => object = () => () => ({})
