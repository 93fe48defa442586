import { StyleSheet, Text, type ViewStyle } from 'react-native'
import { useTheme, type Theme } from './theme'

type Props = { readonly label: string; readonly isChosen: boolean }

/** The words of an option: the chosen one is darker and bolder. */
export function OptionLabel({ label, isChosen }: Props) {
  const { ink, softInk } = useTheme()
  return (
    <Text style={[styles.label, { color: isChosen ? ink : softInk }, isChosen && styles.chosen]}>
      {label}
    </Text>
  )
}

/** The edge of an option: the chosen one is thicker too, as colour is never the only sign. */
export const optionEdge = ({ card, cardEdge, accent }: Theme, isChosen: boolean): ViewStyle => ({
  backgroundColor: card,
  borderColor: isChosen ? accent : cardEdge,
  borderWidth: isChosen ? 2 : 1,
})

const styles = StyleSheet.create({
  label: { fontSize: 15, lineHeight: 20, textAlign: 'center' },
  chosen: { fontWeight: '700' },
})
