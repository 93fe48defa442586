import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { tilesOf, turnRecords, type Match, type MatchEvent, type MatchSetup } from '@/engine'
import { useWords } from '@/i18n'
import { ResultLayout } from '../results/result-layout'
import { TurnStrips } from '../results/turn-strips'
import { roundLine } from '../table/at-stake'
import { MiniBox } from '../box/mini-box'
import type { SeatedPlayer } from '../table/scoreboard'
import { Body, Note, Title } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'
import { ScoresSoFar } from './scores-so-far'

type Props = {
  readonly setup: MatchSetup<SeatedPlayer>
  readonly events: readonly MatchEvent[]
  readonly match: Match
  readonly occasion: string
  readonly actions: ReactNode
}

/** A match that nobody finished: the box as it was left, whose turn it was, and how everybody stood. */
export function AbandonedMatch({ setup, events, match, occasion, actions }: Props) {
  const words = useWords()
  const { history } = words
  const { softInk } = useTheme()
  const turns = turnRecords(setup, events)
  const { name } = setup.players[match.seat]!
  return (
    <ResultLayout
      actions={actions}
      winner={
        <View style={styles.head}>
          <MiniBox
            look="framed"
            tiles={setup.rules.tiles}
            open={match.open}
            width={240}
            label={`${history.onTheTable}. ${words.results.boxLabel(tilesOf(match.open))}`}
          />
          <Title style={styles.title}>{history.unfinished}</Title>
          <Body style={[styles.centred, { color: softInk }]}>
            {history.leftAt(roundLine(match, words), name)}
          </Body>
          <Note style={styles.centred}>{occasion}</Note>
        </View>
      }
    >
      <ScoresSoFar match={match} players={setup.players} />
      {turns.length > 0 ? (
        <TurnStrips tiles={setup.rules.tiles} players={setup.players} turns={turns} />
      ) : null}
    </ResultLayout>
  )
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: SPACE.s, paddingTop: SPACE.l },
  title: { textAlign: 'center', maxWidth: '100%', paddingTop: SPACE.s },
  centred: { textAlign: 'center' },
})
