import type { Ref } from 'react'
import type { View } from 'react-native'

/** The props of a pressable that may be disabled. */
export const useKeptFocus = (isDisabled: boolean, ref: Ref<View> | undefined): object => ({
  disabled: isDisabled,
  ref,
})
