import { Image, StyleSheet, View, type ImageSourcePropType } from 'react-native'

type Props = {
  readonly source: ImageSourcePropType
  readonly width: number
  readonly height: number
  readonly opacity?: number
}

/** Two pixels of the tile on each point, for a grain as fine as the sharpest screens show. */
const FINE = 0.5

/** Fills an area with a seamless tile. */
export function Texture({ source, width, height, opacity = 1 }: Props) {
  const size = { width: width / FINE, height: height / FINE }
  return (
    <View aria-hidden style={[styles.area, { width, height, opacity }]}>
      <Image source={source} resizeMode="repeat" style={[styles.tile, size]} />
    </View>
  )
}

const styles = StyleSheet.create({
  area: { overflow: 'hidden', pointerEvents: 'none' },
  tile: { transform: [{ scale: FINE }], transformOrigin: '0% 0%' },
})
