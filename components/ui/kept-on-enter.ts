import { Platform } from 'react-native'

/**
 * Props of a text field: in a browser Enter leaves the focus in it, beside its error, where react-native-web would leave
 * it to the page. On phones it puts the keyboard away.
 */
export const KEPT_ON_ENTER = Platform.OS === 'web' ? { blurOnSubmit: false } : {}
