import type { View } from 'react-native'

type Release = { readonly nativeEvent: object }

/**
 * Whether a press ended by a release on the button without a press being reported. Always false on phones,
 * which report a press however long the button was held.
 */
export const isSilentRelease: (release: Release, button: View | null) => boolean = () => false

/** Props that let a button be held; only browsers need any. */
export const holdable = {}
