import { StyleSheet, Text, View } from 'react-native'
import { tilesOf, type TileSet } from '@/engine'
import { Gradient } from '../ui/gradient'
import { OWN_PAINT } from '../ui/own-paint'
import { brass, DISPLAY_FACE, ivory } from '../ui/theme'

type Props = { readonly tiles: TileSet; readonly isLit: boolean }

/** The flaps of a move, small: ivory with their numbers. Hidden from screen readers. */
export function TileRow({ tiles, isLit }: Props) {
  return (
    <View aria-hidden style={styles.row}>
      {tilesOf(tiles).map((tile) => (
        <View key={tile} style={[styles.tile, OWN_PAINT, isLit && styles.lit]}>
          <Gradient colours={[ivory.light, isLit ? '#f8dfa0' : ivory.dark]} radius={5} />
          <Text style={[styles.number, tile > 9 && styles.small]}>{tile}</Text>
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  tile: {
    minWidth: 26,
    minHeight: 34,
    paddingHorizontal: 3,
    alignItems: 'center',
    justifyContent: 'center',
    borderTopLeftRadius: 6,
    borderTopRightRadius: 6,
    borderBottomLeftRadius: 2,
    borderBottomRightRadius: 2,
    borderWidth: 1,
    borderColor: '#b79a63',
    overflow: 'hidden',
  },
  lit: { borderColor: brass.middle, borderWidth: 2 },
  number: { fontFamily: DISPLAY_FACE, fontSize: 17, lineHeight: 22, color: ivory.ink },
  small: { fontSize: 14 },
})
