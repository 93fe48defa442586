import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { tilesOf, turnRecords, type MatchEvent } from '@/engine'
import { useWords, type Translations } from '@/i18n'
import { nameAt, type SeatedMatch } from '@/model/player'
import { turnLimit } from '@/model/turn-limit'
import { ResultLayout } from '../results/result-layout'
import { TurnStrips } from '../results/turn-strips'
import { roundLine } from '../table/status-lines'
import { MiniBox } from '../box/mini-box'
import { PageTitle } from '../ui/page-title'
import { Body, Note } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'
import { ScoresSoFar } from './scores-so-far'

type Props = {
  readonly match: SeatedMatch
  readonly events: readonly MatchEvent[]
  readonly rulesAndDate: string
  readonly actions: ReactNode
}

/** Whose turn it was, or would have been next; the rules stand below, and say if there is one round. */
function leftAt(match: SeatedMatch, words: Translations): string {
  const { seat } = match.phase === 'turnOver' ? match.next : match
  const hasRounds = turnLimit(match.setup.rules) !== 1
  return words.history.leftAt(nameAt(match, seat), hasRounds ? roundLine(match, words) : undefined)
}

/** The page of an abandoned match: the box as it was left, the player on turn, scores and turns. */
export function AbandonedMatch({ match, events, rulesAndDate, actions }: Props) {
  const words = useWords()
  const { history } = words
  const { softInk } = useTheme()
  const { setup } = match
  const turns = turnRecords(setup, events)
  return (
    <ResultLayout
      actions={actions}
      head={
        <View style={styles.head}>
          <MiniBox
            look="framed"
            tiles={setup.rules.tiles}
            open={match.open}
            width={240}
            label={`${history.onTheTable}. ${words.results.boxLabel(tilesOf(match.open))}`}
          />
          <PageTitle style={styles.title}>{history.unfinished}</PageTitle>
          <Body style={[styles.centred, { color: softInk }]}>{leftAt(match, words)}</Body>
          <Note style={styles.centred}>{rulesAndDate}</Note>
        </View>
      }
    >
      <ScoresSoFar match={match} turns={turns} />
      {turns.length > 0 ? <TurnStrips setup={setup} turns={turns} /> : null}
    </ResultLayout>
  )
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: SPACE.s, paddingTop: SPACE.l },
  title: { textAlign: 'center', maxWidth: '100%', paddingTop: SPACE.s },
  // A long name without a place to break would otherwise make it wider than the page.
  centred: { textAlign: 'center', maxWidth: '100%' },
})
