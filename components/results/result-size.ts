import { useWindowDimensions } from 'react-native'
import { isTableWide } from '../table/table-shape'
import { useIsRoomy } from '../ui/roomy'
import { SPACE } from '../ui/theme'

/** The head and the actions stand to the left of the cards, in a column of this width. */
const SIDE_WIDTH = { phone: 0.46, large: 400 }
const LOW_HEIGHT = 640
export const MAX_PAGE_WIDTH = { upright: 920, wide: 1360 }

/** How a result is laid out on this screen. */
export function useResultSize() {
  const { width, height } = useWindowDimensions()
  const isWide = isTableWide({ width, height })
  const isLarge = useIsRoomy()
  const page = Math.min(width, isWide ? MAX_PAGE_WIDTH.wide : MAX_PAGE_WIDTH.upright) - 2 * SPACE.l
  const sideWidth = isLarge ? SIDE_WIDTH.large : page * SIDE_WIDTH.phone
  return {
    isWide,
    /** A tablet or a desk. */
    isLarge,
    isLow: height < LOW_HEIGHT,
    headWidth: isWide ? sideWidth : page,
    /** Of the cards, before they have been measured. */
    cardWidth: isWide ? page - sideWidth - SPACE.l : page,
  }
}
