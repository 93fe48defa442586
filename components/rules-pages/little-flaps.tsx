import { StyleSheet, Text, View } from 'react-native'
import { DISPLAY_FACE, ivory } from '../ui/theme'

/** Some flaps side by side, for pictures of the rules; hidden from screen readers. */
export function LittleFlaps({ tiles }: { readonly tiles: readonly number[] }) {
  return (
    <View aria-hidden style={styles.row}>
      {tiles.map((tile) => (
        <View key={tile} style={styles.flap}>
          <Text allowFontScaling={false} style={styles.number}>
            {tile}
          </Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: 2 },
  flap: {
    width: 19,
    height: 27,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 4,
    backgroundColor: ivory.middle,
    borderBottomWidth: 2,
    borderBottomColor: '#b79a63',
  },
  number: { fontFamily: DISPLAY_FACE, fontSize: 15, lineHeight: 20, color: ivory.ink },
})
