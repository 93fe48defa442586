import { Platform, type ViewProps } from 'react-native'

/** Makes a screen reader stay within a view that covers the others. On a phone View has no `aria-modal`. */
export const MODAL_PROPS: ViewProps =
  Platform.OS === 'web' ? { 'aria-modal': true } : { accessibilityViewIsModal: true }
