import { useState } from 'react'
import { useWindowDimensions, View } from 'react-native'
import type { TileCount } from '@/engine'
import { scoreColumn } from '../ui/score-column'
import { SPACE } from '../ui/theme'
import { useResultSize } from './result-size'
import { ROW_SIZES, StandingRow, type Standing } from './standing-row'

type Props = { readonly standings: readonly Standing[]; readonly tiles: TileCount }

/** Rows have room for larger type from this width on. */
const LARGE_WIDTH = 540
/** Above this size of text a box beside a name leaves no room for it. */
const LARGE_TEXT = 1.5

/** Rows of players with their scores in one column: all of one size, on one line, at the end. */
export function StandingList({ standings, tiles }: Props) {
  const { fontScale } = useWindowDimensions()
  const { cardWidth } = useResultSize()
  const [width, setWidth] = useState(cardWidth - 2 * SPACE.l)
  const isLarge = width >= LARGE_WIDTH && fontScale < LARGE_TEXT
  const size = isLarge ? ROW_SIZES.large : ROW_SIZES.usual
  const column = scoreColumn(
    standings.map(({ score }) => score),
    {
      width: width - size.place - size.badge - 3 * SPACE.m - (isLarge ? size.board : 0),
      largest: isLarge ? 32 : 22,
      fontScale,
    },
  )
  const hasPlaces = standings.some(({ place }) => place !== undefined)
  return (
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      {standings.map((standing, index) => (
        <StandingRow
          key={standing.player.id}
          {...standing}
          {...{ tiles, hasPlaces, isLarge, column }}
          isFirst={index === 0}
        />
      ))}
    </View>
  )
}
