import { StyleSheet, View } from 'react-native'

/** Lies over the table while a shut box is celebrated: a tap anywhere shows the rest at once. */
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
