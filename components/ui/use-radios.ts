import type { RadioChoice } from './radio-choice'
import { useRadioKeys } from './radio-keys'

/** Returns a function from the index of an option to the props of its radio. */
export function useRadios(choice: RadioChoice) {
  const keysOf = useRadioKeys(choice)
  return (index: number) => ({
    role: 'radio' as const,
    'aria-checked': index === choice.chosen,
    onPress: () => choice.onChoose(index),
    ...keysOf(index),
  })
}

export type RadioProps = ReturnType<ReturnType<typeof useRadios>>
