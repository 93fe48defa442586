import { Image, StyleSheet, View, type ImageSourcePropType } from 'react-native'

type Props = {
  readonly source: ImageSourcePropType
  readonly width: number
  readonly height: number
  readonly opacity?: number
}

/** Shows two pixels of the image per point, so that it is sharp on high-density screens. */
const SCALE = 0.5

/** Fills an area by repeating a seamless image. */
export function Texture({ source, width, height, opacity = 1 }: Props) {
  const size = { width: width / SCALE, height: height / SCALE }
  return (
    <View aria-hidden style={[styles.area, { width, height, opacity }]}>
      <Image source={source} resizeMode="repeat" style={[styles.image, size]} />
    </View>
  )
}

const styles = StyleSheet.create({
  area: { overflow: 'hidden', pointerEvents: 'none' },
  image: { transform: [{ scale: SCALE }], transformOrigin: '0% 0%' },
})
