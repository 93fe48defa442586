const DISABLED = { disabled: false, 'aria-disabled': true, tabIndex: -1 }
const ENABLED = {}

/**
 * Props of a pressable that may be disabled: a button with the attribute `disabled` loses the focus to the
 * page, so it is only called that. The Tab key passes over it, and goes on from it.
 */
export const keptFocus = (isDisabled: boolean | null | undefined): object =>
  isDisabled ? DISABLED : ENABLED
