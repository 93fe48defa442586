import { StyleSheet, View } from 'react-native'
import { wasJustTapped } from '../ui/double-tap'

/**
 * Lies over the felt, or all of the table, while there is only something to watch there: a tap hurries it, but for the second of a
 * double tap on the button that it has come to lie over.
 */
export function HurryLayer({ onHurry }: { readonly onHurry: () => void }) {
  return (
    <View
      aria-hidden
      style={StyleSheet.absoluteFill}
      onStartShouldSetResponder={() => true}
      onResponderGrant={() => (wasJustTapped() ? undefined : onHurry())}
    />
  )
}
