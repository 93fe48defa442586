import type { Ref } from 'react'
import type { View } from 'react-native'

/** Props of a pressable that may be disabled; a phone needs no others. */
export const useKeptFocus = (isDisabled: boolean, ref: Ref<View> | undefined): object => ({
  disabled: isDisabled,
  ref,
})
