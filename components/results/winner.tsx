import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { tilesOf, type TileCount, type TileSet } from '@/engine'
import { useWords } from '@/i18n'
import type { SeatedPlayer } from '@/model/player'
import { MiniBox } from '../box/mini-box'
import { fittingSize } from '../ui/fitting-size'
import { PlayerBadge } from '../ui/player-badge'
import { PageTitle } from '../ui/page-title'
import { Body, Note } from '../ui/text'
import { brass, SPACE, useTheme } from '../ui/theme'
import { Glow } from './glow'
import { useResultSize } from './result-size'

type Winner = {
  readonly player: SeatedPlayer
  /** The box of the turn that is shown; absent for a player without a turn. */
  readonly box?: TileSet | undefined
}

type Props = {
  readonly winners: readonly Winner[]
  readonly tiles: TileCount
  readonly title: string
  readonly how: string
  /** The match of a player alone compared with earlier ones. */
  readonly figures?: string | undefined
  readonly rulesAndDate?: string | undefined
}

/** The title can be long: it names up to twelve winners. */
const MAX_LINES = 3
/** A long name takes more lines before it is smaller. */
const LEAST_NAME = 20

/** The sizes of badges and boxes, by the number of winners. */
function sizesOf(winners: number, isLarge: boolean, isLow: boolean) {
  if (winners === 1) return isLarge ? [148, 320] : isLow ? [72, 200] : [104, 236]
  if (winners < 4) return isLarge ? [104, 168] : [64, 96]
  return [44, 0]
}

/** The head of a result: the winners over their boxes, the title, and how they won. */
export function WinnerHead({ winners, tiles, title, how, figures, rulesAndDate }: Props) {
  const { results } = useWords()
  const { softInk, ink } = useTheme()
  const { fontScale } = useWindowDimensions()
  const { isLarge, isLow, headWidth } = useResultSize()
  const [badge, boxWidth] = sizesOf(winners.length, isLarge, isLow) as [number, number]
  const fontSize = fittingSize(title, {
    width: (headWidth - 2 * SPACE.s) / fontScale,
    largest: isLarge ? 58 : isLow ? 34 : 42,
    maxLines: MAX_LINES,
    least: LEAST_NAME,
  })
  return (
    <View style={styles.winner}>
      <Glow />
      <View style={styles.winners}>
        {winners.map(({ player, box }) => (
          <View key={player.id} style={styles.over}>
            <PlayerBadge {...player} size={badge} ring={brass.middle} />
            {box !== undefined && boxWidth > 0 ? (
              <View style={{ marginTop: -badge * 0.16 }}>
                <MiniBox
                  look="framed"
                  tiles={tiles}
                  open={box}
                  width={boxWidth}
                  label={results.bestBox(player.name, tilesOf(box))}
                />
              </View>
            ) : null}
          </View>
        ))}
      </View>
      <PageTitle style={[styles.title, { fontSize, lineHeight: Math.round(fontSize * 1.18) }]}>
        {title}
      </PageTitle>
      <Body style={[styles.how, isLarge && styles.largeHow, { color: softInk }]}>{how}</Body>
      {figures ? (
        <Body style={[styles.how, isLarge && styles.largeHow, { color: ink }]}>{figures}</Body>
      ) : null}
      {rulesAndDate ? <Note style={styles.centred}>{rulesAndDate}</Note> : null}
    </View>
  )
}

const styles = StyleSheet.create({
  winner: { alignItems: 'center', gap: SPACE.s, paddingTop: SPACE.s },
  winners: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'flex-end',
    gap: SPACE.m,
  },
  over: { alignItems: 'center' },
  title: { textAlign: 'center', maxWidth: '100%', paddingTop: SPACE.xs },
  centred: { textAlign: 'center' },
  how: { textAlign: 'center', fontSize: 17 },
  largeHow: { fontSize: 21, lineHeight: 29 },
})
