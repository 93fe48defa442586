import { memo } from 'react'
import { Image, StyleSheet, View } from 'react-native'
import type { TextureProps } from './texture-image'

/**
 * Fills an area with copies of a seamless image. Not with `resizeMode="repeat"`: Android would repeat it in
 * device pixels, shrink it to an area lower than the image, and allocate a bitmap of the size of the area,
 * while the copies share one small bitmap.
 */
export const Texture = memo(function Texture({ image, width, height }: TextureProps) {
  const size = { width: image.width, height: image.height }
  const columns = Math.ceil(width / image.width)
  const count = columns * Math.ceil(height / image.height)
  return (
    <View aria-hidden style={[styles.area, { width, height }]}>
      {Array.from({ length: count }, (_, i) => {
        const left = (i % columns) * image.width
        const top = Math.floor(i / columns) * image.height
        return <Image key={i} source={image.source} style={[styles.copy, size, { left, top }]} />
      })}
    </View>
  )
})

const styles = StyleSheet.create({
  area: { overflow: 'hidden', pointerEvents: 'none' },
  copy: { position: 'absolute', resizeMode: 'stretch' },
})
