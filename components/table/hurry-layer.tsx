import { StyleSheet, View } from 'react-native'

/** Lies over the table while there is only something to watch: a tap anywhere hurries it. */
export function HurryLayer({ onHurry }: { readonly onHurry: () => void }) {
  return (
    <View
      aria-hidden
      style={StyleSheet.absoluteFill}
      onStartShouldSetResponder={() => true}
      onResponderGrant={onHurry}
    />
  )
}
