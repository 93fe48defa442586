import { StyleSheet, Text, type ViewStyle } from 'react-native'
import { useTheme, type Theme } from './theme'

type Props = {
  readonly label: string
  readonly isChosen: boolean
  /** Called with the measured width of the label. */
  readonly onWidth?: (width: number) => void
}

/** Renders the label of an option: the chosen one is darker and bolder. */
export function OptionLabel({ label, isChosen, onWidth }: Props) {
  const { ink, softInk } = useTheme()
  return (
    <Text
      onLayout={onWidth && (({ nativeEvent }) => onWidth(nativeEvent.layout.width))}
      style={[styles.label, { color: isChosen ? ink : softInk }, isChosen && styles.chosen]}
    >
      {label}
    </Text>
  )
}

/** Returns the border of an option: thicker if chosen, as colour alone is not accessible. */
export const optionEdge = ({ card, cardEdge, accent }: Theme, isChosen: boolean): ViewStyle => ({
  backgroundColor: card,
  borderColor: isChosen ? accent : cardEdge,
  borderWidth: isChosen ? 2 : 1,
})

const styles = StyleSheet.create({
  label: { fontSize: 15, lineHeight: 20, textAlign: 'center' },
  chosen: { fontWeight: '700' },
})
