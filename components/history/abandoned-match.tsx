import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { tilesOf, turnRecords, type MatchEvent, type TurnRecord } from '@/engine'
import { useWords, type Translations } from '@/i18n'
import { placesOf, seatsThatThrew } from '@/model/places'
import { nameAt, type SeatedMatch } from '@/model/player'
import { turnLimit } from '@/model/turn-limit'
import { ResultLayout } from '../results/result-layout'
import { StandingList } from '../results/standing-list'
import { TurnStrips } from '../results/turn-strips'
import { DASH, roundLine, standingText } from '../table/status-lines'
import { MiniBox } from '../box/mini-box'
import { Card } from '../ui/card'
import { PageTitle } from '../ui/page-title'
import { Body, Heading, Note } from '../ui/text'
import { SPACE, useTheme } from '../ui/theme'

type Props = {
  readonly match: SeatedMatch
  readonly events: readonly MatchEvent[]
  readonly rulesAndDate: string
  readonly actions: ReactNode
}

/** Who was on turn, or would have been next. With a single round it is left out: the rules below say so. */
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

type ScoresProps = { readonly match: SeatedMatch; readonly turns: readonly TurnRecord[] }

/** The ranking of an abandoned match when it was left. */
function ScoresSoFar({ match, turns }: ScoresProps) {
  const { history, play } = useWords()
  const threw = seatsThatThrew(turns)
  const standings = placesOf(match, threw).map(({ seat }) => ({
    player: match.setup.players[seat]!,
    score: threw.has(seat) || match.chips ? standingText(match, seat) : DASH,
    ...(match.out.includes(seat) && { note: play.isOut }),
  }))
  return (
    <Card label={history.scoresSoFar}>
      <Heading>{history.scoresSoFar}</Heading>
      <StandingList standings={standings} tiles={match.setup.rules.tiles} />
    </Card>
  )
}

const styles = StyleSheet.create({
  head: { alignItems: 'center', gap: SPACE.s, paddingTop: SPACE.l },
  title: { textAlign: 'center', maxWidth: '100%', paddingTop: SPACE.s },
  // Otherwise a long name without a break would be wider than the page.
  centred: { textAlign: 'center', maxWidth: '100%' },
})
