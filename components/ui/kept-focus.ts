/** Props of a pressable that may be disabled; a phone needs no others. */
export const keptFocus = (isDisabled: boolean | null | undefined): object => ({
  disabled: isDisabled ?? false,
})
