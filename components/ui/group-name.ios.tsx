import { StyleSheet, View } from 'react-native'

/**
 * VoiceOver ignores the label of a view that is not an element, and an element would hide its children. So an
 * empty element behind the children of the group, the first among them, has its name.
 */
export const GroupName = ({ label }: { readonly label: string }) => (
  <View accessible aria-label={label} style={StyleSheet.absoluteFill} />
)
