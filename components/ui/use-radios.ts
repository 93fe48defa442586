import { useRadioKeys, type RadioChoice } from './radio-keys'

/** What makes each pressable of a group a radio, by its index: to be spread on it. */
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
