import { StyleSheet, useWindowDimensions, View } from 'react-native'
import { useWords } from '@/i18n'
import type { NameAndColour } from '@/model/player'
import type { Statistics } from '@/model/statistics'
import { FlapFigures } from './charts/flap-figures'
import { WinRing } from './charts/win-ring'
import { Glow } from '../results/glow'
import { PlayerBadge } from '../ui/player-badge'
import { PageTitle } from '../ui/page-title'
import { Note } from '../ui/text'
import { SPACE } from '../ui/theme'

type Props = NameAndColour & Pick<Statistics, 'tally' | 'streaks'>

/** Below this window height the name is beside the ring, so that the figures stay visible. */
const LOW_HEIGHT = 480

/** The head of a person's page: badge and name, the ring of their wins, and their figures. */
export function PersonHead({ name, colour, tally, streaks }: Props) {
  const { players } = useWords()
  const { figures } = players
  const isLow = useWindowDimensions().height < LOW_HEIGHT
  const ring = isLow ? 92 : 136
  const text = isLow ? styles.beside : styles.centred
  const { matches, wins, alone, againstComputers, boxesShut, captains } = tally
  const won = players.wonTitle(wins, matches)
  const lines = [
    won,
    ...(againstComputers > 0
      ? [players.againstComputers(tally.winsAgainstComputers, againstComputers)]
      : []),
    ...(alone > 0 ? [players.alone(alone)] : []),
    ...(streaks.current > 1 ? [players.streak(streaks.current)] : []),
  ]
  return (
    <View style={styles.head}>
      <Glow />
      <View style={[styles.who, isLow && styles.row]}>
        <WinRing wins={wins} matches={matches} size={ring} label={won}>
          <PlayerBadge name={name} colour={colour} size={ring * 0.77} />
        </WinRing>
        <View style={[styles.words, isLow && styles.shrinking]}>
          <PageTitle style={[text, (isLow || name.length > LONG_NAME) && styles.longName]}>
            {name}
          </PageTitle>
          <Note style={[text, styles.lines]}>{lines.join(' ')}</Note>
        </View>
      </View>
      <FlapFigures
        label={figures.label(wins, boxesShut, captains, streaks.longest)}
        figures={[
          { name: figures.wins(wins), value: wins },
          { name: figures.boxesShut(boxesShut), value: boxesShut },
          { name: figures.captains, value: captains },
          { name: figures.streak, value: streaks.longest },
        ]}
      />
    </View>
  )
}

const LONG_NAME = 12

const styles = StyleSheet.create({
  head: { gap: SPACE.l },
  who: { alignItems: 'center', gap: SPACE.m },
  row: { flexDirection: 'row' },
  shrinking: { flexShrink: 1 },
  beside: { textAlign: 'left' },
  words: { gap: SPACE.xs, maxWidth: '100%' },
  centred: { textAlign: 'center' },
  longName: { fontSize: 30, lineHeight: 38 },
  lines: { fontSize: 16, lineHeight: 22 },
})
