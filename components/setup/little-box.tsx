import { StyleSheet, Text, View } from 'react-native'
import { DISPLAY_FACE, ivory, recess, SPACE, walnut } from '../ui/theme'

/** A box as a picture on a card: decoration, so screen readers pass it by. */
export function LittleBox({ tiles }: { readonly tiles: number }) {
  const numbers = Array.from({ length: tiles }, (_, index) => index + 1)
  return (
    <View aria-hidden style={styles.frame}>
      <View style={styles.recess}>
        {numbers.map((number) => (
          <View key={number} style={styles.flap}>
            <Text allowFontScaling={false} style={styles.number}>
              {number}
            </Text>
          </View>
        ))}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  frame: { backgroundColor: walnut.middle, borderRadius: 8, padding: 6 },
  recess: {
    flexDirection: 'row',
    gap: 3,
    backgroundColor: recess,
    borderRadius: 3,
    padding: SPACE.xs,
  },
  flap: {
    flex: 1,
    height: 34,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: ivory.middle,
    borderTopColor: ivory.light,
    borderTopWidth: 2,
    borderBottomColor: ivory.dark,
    borderBottomWidth: 3,
    borderRadius: 3,
  },
  number: { fontFamily: DISPLAY_FACE, fontSize: 14, color: ivory.ink },
})
