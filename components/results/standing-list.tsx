import { useState } from 'react'
import { useWindowDimensions, View } from 'react-native'
import type { TileCount } from '@/engine'
import { scoreColumn } from '../ui/score-column'
import { SPACE } from '../ui/theme'
import { useResultSize } from './result-size'
import { ROW_SIZES, StandingRow, type Standing } from './standing-row'

type Props = { readonly standings: readonly Standing[]; readonly tiles: TileCount }

/** The minimum width for rows with larger type. */
const LARGE_WIDTH = 540
/** With text of this scale a box beside a name leaves no room for the name. */
const LARGE_TEXT = 1.5

/** Rows of players. Their scores form one column at the end, on one line each and of the same size. */
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
