import { Image, type ImageSourcePropType } from 'react-native'
import feltImage from '@/assets/textures/felt.png'
import walnutImage from '@/assets/textures/walnut.png'

/** A seamless image, and the size in points at which it is repeated: two pixels for each point. */
export type TextureImage = {
  readonly source: ImageSourcePropType
  readonly width: number
  readonly height: number
}

export const WALNUT: TextureImage = { source: walnutImage, width: 256, height: 128 }
export const FELT: TextureImage = { source: feltImage, width: 128, height: 128 }

export type TextureProps = {
  readonly image: TextureImage
  /** The area to fill. */
  readonly width: number
  readonly height: number
}

const fetchImage = async ({ source }: TextureImage) => {
  if (typeof source === 'object' && 'uri' in source && source.uri) await Image.prefetch(source.uri)
}

/** Fetches all textures in advance, so that the box has them without a network too. */
export const fetchTextures = (): Promise<unknown> => Promise.all([FELT, WALNUT].map(fetchImage))
