import { Platform, type ViewProps } from 'react-native'

/** Keeps a screen reader within a view that covers others. View has no `aria-modal` on phones. */
export const MODAL_PROPS: ViewProps =
  Platform.OS === 'web' ? { 'aria-modal': true } : { accessibilityViewIsModal: true }
