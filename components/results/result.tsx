import { useMemo, type ReactNode } from 'react'
import { paymentsOf, turnRecords, type MatchEvent } from '@/engine'
import { useWords } from '@/i18n'
import { nameAt, type SeatedMatch } from '@/model/player'
import type { OwnFigures } from '@/model/statistics'
import { Card } from '../ui/card'
import { Body, Heading } from '../ui/text'
import { winningTurn } from './best-turn'
import { highlights } from './highlights'
import { howItWasWon, whoWon } from './how-it-was-won'
import { ownFiguresLine } from './own-figures-line'
import { raceOf } from './race'
import { RaceCard } from './race-card'
import { ResultLayout } from './result-layout'
import { StandingList } from './standing-list'
import { standingsOf } from './standing-rows'
import { TurnStrips } from './turn-strips'
import { WinnerHead } from './winner'

type Props = {
  readonly match: SeatedMatch<'matchOver'>
  readonly events: readonly MatchEvent[]
  /** The earlier figures of a player alone by these rules; null if there are none, undefined if unknown. */
  readonly figures?: OwnFigures | null | undefined
  /** Shown for a past match only: the rules and the date. */
  readonly rulesAndDate?: string
  readonly actions: ReactNode
}

/** The result of a match: winners, standings, race, ledger, highlights and every turn. */
export function Result({ match, events, figures, rulesAndDate, actions }: Props) {
  const words = useWords()
  const { setup, outcome } = match
  const turns = useMemo(() => turnRecords(setup, events), [setup, events])
  const race = useMemo(() => raceOf(setup, events), [setup, events])
  const best = highlights(match, turns, events, words)
  return (
    <ResultLayout
      actions={actions}
      head={
        <WinnerHead
          winners={outcome.winners.map((seat) => ({
            player: setup.players[seat]!,
            box: winningTurn(setup.rules, turns, seat)?.open,
          }))}
          tiles={setup.rules.tiles}
          title={whoWon(match, words)}
          how={howItWasWon(match, words)}
          figures={figures === undefined ? undefined : ownFiguresLine(match, turns, figures, words)}
          rulesAndDate={rulesAndDate}
        />
      }
      pairs={[
        race && <RaceCard key="race" match={match} race={race} />,
        match.chips && <Ledger key="ledger" match={match} chips={match.chips} />,
        best.length > 0 && <Highlights key="highlights" sentences={best} />,
      ]}
      last={<TurnStrips setup={setup} turns={turns} />}
    >
      <Card label={words.results.title}>
        <StandingList standings={standingsOf(match, turns, words)} tiles={setup.rules.tiles} />
      </Card>
    </ResultLayout>
  )
}

type LedgerProps = { readonly match: SeatedMatch; readonly chips: readonly number[] }

/** The payments of chips that settle the match. */
function Ledger({ match, chips }: LedgerProps) {
  const { results } = useWords()
  const payments = paymentsOf(chips)
  return (
    <Card label={results.ledger}>
      <Heading>{results.ledger}</Heading>
      {payments.length === 0 ? <Body>{results.allEven}</Body> : null}
      {payments.map(({ from, to, chips: paid }) => (
        <Body key={`${from} ${to}`}>
          {results.pays(nameAt(match, from), nameAt(match, to), paid)}
        </Body>
      ))}
    </Card>
  )
}

/** A card with the highlights of the match, one sentence each. */
function Highlights({ sentences }: { readonly sentences: readonly string[] }) {
  const { results } = useWords()
  return (
    <Card label={results.moments}>
      <Heading>{results.moments}</Heading>
      {sentences.map((sentence) => (
        <Body key={sentence}>{sentence}</Body>
      ))}
    </Card>
  )
}
