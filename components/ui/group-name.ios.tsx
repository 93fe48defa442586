import { StyleSheet, View } from 'react-native'

/**
 * VoiceOver passes over the label of a view that is no element, and one that is would hide what is in it. So an empty
 * view behind what is in the group says its name, as the first of them.
 */
export const GroupName = ({ label }: { readonly label: string }) => (
  <View accessible aria-label={label} style={StyleSheet.absoluteFill} />
)
