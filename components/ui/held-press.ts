import type { View } from 'react-native'

type Release = { readonly nativeEvent: object }

/**
 * Whether the end of a press is its release on the button, and no press is reported after it; always
 * false on a phone, which reports one however long the button was held.
 */
export const isSilentRelease: (release: Release, button: View | null) => boolean = () => false

/** Props that let a button be held; none are needed outside a browser. */
export const holdable = {}
