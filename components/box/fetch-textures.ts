import { Image } from 'react-native'
import { FELT, WALNUT, type TextureImage } from './texture-image'

const fetchImage = async ({ source }: TextureImage) => {
  if (typeof source === 'object' && 'uri' in source && source.uri) await Image.prefetch(source.uri)
}

/** Fetches the images of all textures before they are drawn, so that a box has them without a network too. */
export const fetchTextures = (): Promise<unknown> => Promise.all([FELT, WALNUT].map(fetchImage))
