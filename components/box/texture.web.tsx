import { memo } from 'react'
import { Image, StyleSheet, View } from 'react-native'
import type { TextureProps } from './texture-image'

/** The image has two pixels per point; browsers would repeat it at one. */
const SCALE = 0.5

/** Fills an area by repeating a seamless image. */
export const Texture = memo(function Texture({ image, width, height }: TextureProps) {
  const size = { width: width / SCALE, height: height / SCALE }
  return (
    <View aria-hidden style={[styles.area, { width, height }]}>
      <Image source={image.source} resizeMode="repeat" style={[styles.image, size]} />
    </View>
  )
})

const styles = StyleSheet.create({
  area: { overflow: 'hidden', pointerEvents: 'none' },
  image: { transform: [{ scale: SCALE }], transformOrigin: '0% 0%' },
})
