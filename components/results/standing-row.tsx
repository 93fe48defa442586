import { StyleSheet, Text, View } from 'react-native'
import type { TileCount, TileSet } from '@/engine'
import type { SeatedPlayer } from '@/model/player'
import { MiniBox } from '../box/mini-box'
import { PlayerBadge } from '../ui/player-badge'
import type { ScoreColumn } from '../ui/score-column'
import { Body, Note } from '../ui/text'
import { DISPLAY_FACE, SPACE, useTheme } from '../ui/theme'

export type Standing = {
  readonly player: SeatedPlayer
  readonly place?: string
  readonly note?: string
  readonly score: string
  readonly board?: { readonly open: TileSet; readonly label: string }
}

type Props = Standing & {
  readonly tiles: TileCount
  readonly isFirst: boolean
  /** Whether any row has a place, so that all names begin at the same point. */
  readonly hasPlaces: boolean
  readonly isLarge: boolean
  readonly column: ScoreColumn
}

export const ROW_SIZES = {
  usual: { badge: 34, board: 84, place: 22 },
  large: { badge: 46, board: 168, place: 32 },
}

/** A player's row in a ranking: place, badge, name, note, best box, and the score in its column. */
export function StandingRow(props: Props) {
  const { player, place, note, score, board, tiles, isFirst, hasPlaces, isLarge, column } = props
  const { ink, cardEdge } = useTheme()
  const size = isLarge ? ROW_SIZES.large : ROW_SIZES.usual
  const { fontSize, width, isBelow } = column
  const box = board ? <MiniBox {...board} tiles={tiles} width={size.board} /> : null
  return (
    <View
      style={[
        styles.row,
        isLarge && styles.large,
        isBelow && styles.below,
        !isFirst && { borderTopWidth: 1, borderColor: cardEdge },
      ]}
    >
      {hasPlaces ? (
        <Note style={[{ minWidth: size.place }, isLarge && styles.largePlace]}>{place ?? ''}</Note>
      ) : null}
      <PlayerBadge {...player} size={size.badge} />
      <View style={[styles.middle, isBelow && styles.wholeLine]}>
        <View style={styles.name}>
          <Body numberOfLines={2} style={[styles.strong, isLarge && styles.largeName]}>
            {player.name}
          </Body>
          {note ? <Note style={isLarge && styles.largeNote}>{note}</Note> : null}
        </View>
        {isBelow ? null : box}
      </View>
      {isBelow ? <View style={styles.start}>{box}</View> : null}
      <Text
        numberOfLines={1}
        style={[
          styles.score,
          { fontSize, minWidth: width, lineHeight: Math.round(fontSize * 1.3), color: ink },
        ]}
      >
        {score}
      </Text>
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s, paddingVertical: SPACE.s },
  large: { gap: SPACE.m, paddingVertical: SPACE.m },
  below: { flexWrap: 'wrap' },
  middle: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.m,
    rowGap: SPACE.xs,
  },
  // The box and the score follow on the next line.
  wholeLine: { minWidth: '60%' },
  // The box wraps below a long name.
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 92, minWidth: 0 },
  start: { marginRight: 'auto' },
  strong: { fontWeight: '700' },
  largeName: { fontSize: 21, lineHeight: 28 },
  largeNote: { fontSize: 16, lineHeight: 22 },
  largePlace: { fontSize: 19, lineHeight: 26 },
  score: { fontFamily: DISPLAY_FACE, textAlign: 'right', flexShrink: 0 },
})
