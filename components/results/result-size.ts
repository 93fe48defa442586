import { useWindowDimensions } from 'react-native'
import { isTableWide } from '../table/table-shape'
import { useIsRoomy } from '../ui/roomy'
import { SPACE } from '../ui/theme'

/** The width of the column with the head and the actions, to the left of the cards: a share or in points. */
const SIDE_WIDTH = { phone: 0.46, large: 400 }
const LOW_HEIGHT = 640
export const MAX_PAGE_WIDTH = { upright: 920, wide: 1360 }

/** The sizes of the parts of a result on this screen. */
export function useResultSize() {
  const { width, height } = useWindowDimensions()
  const isWide = isTableWide({ width, height })
  const isLarge = useIsRoomy()
  const page = Math.min(width, isWide ? MAX_PAGE_WIDTH.wide : MAX_PAGE_WIDTH.upright) - 2 * SPACE.l
  const sideWidth = isLarge ? SIDE_WIDTH.large : page * SIDE_WIDTH.phone
  return {
    isWide,
    /** A tablet or a computer. */
    isLarge,
    isLow: height < LOW_HEIGHT,
    headWidth: isWide ? sideWidth : page,
    /** An estimate until the cards have been measured. */
    cardWidth: isWide ? page - sideWidth - SPACE.l : page,
  }
}
