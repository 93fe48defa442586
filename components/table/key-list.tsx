import { StyleSheet, Text, View } from 'react-native'
import { useWords } from '@/i18n'
import { SPACE, useTheme } from '../ui/theme'

/** The keys that play at the table, and what each does. */
export function KeyList({ tiles }: { readonly tiles: number }) {
  const { keys } = useWords().play
  const { ink, softInk, cardEdge } = useTheme()
  const rows = [
    [keys.space, keys.throws],
    [keys.digits(tiles), keys.chooses],
    [keys.enter, keys.shuts],
    [keys.backspace, keys.takesBack],
    [keys.question, keys.reads],
  ] as const
  return (
    <View role="group" aria-label={keys.title} style={styles.keys}>
      {rows.map(([key, deed]) => (
        <View key={key} style={styles.pair}>
          <Text style={[styles.key, { color: ink, borderColor: cardEdge }]}>{key}</Text>
          <Text style={[styles.deed, { color: softInk }]}>{deed}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', rowGap: SPACE.s },
  pair: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, width: '50%' },
  key: {
    fontSize: 12,
    lineHeight: 16,
    fontWeight: '600',
    borderWidth: 1,
    borderBottomWidth: 2,
    borderRadius: 5,
    paddingHorizontal: 6,
    paddingVertical: 1,
  },
  deed: { fontSize: 13, lineHeight: 18, flexShrink: 1 },
})
