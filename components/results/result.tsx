import type { ReactNode } from 'react'
import { turnRecords, type MatchEvent, type MatchIn, type MatchSetup } from '@/engine'
import { useWords } from '@/i18n'
import type { SeatedPlayer } from '../table/scoreboard'
import { howItWasWon } from './how-it-was-won'
import { Ledger } from './ledger'
import { bestMoments } from './moments'
import { MomentsCard } from './moments-card'
import { ResultLayout } from './result-layout'
import { Standings } from './standings'
import { TurnStrips } from './turn-strips'
import { Winner } from './winner'

type Props = {
  readonly setup: MatchSetup<SeatedPlayer>
  readonly events: readonly MatchEvent[]
  readonly match: MatchIn<'matchOver'>
  /** By which rules and when, where that is not on everybody's mind. */
  readonly occasion?: string
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** A match that is over: who won and how, everybody's standing, who pays, and every turn of it. */
export function Result({ setup, events, match, occasion, actions, children }: Props) {
  const words = useWords()
  const { results } = words
  const { players, rules } = setup
  const names = players.map(({ name }) => name)
  const winners = match.outcome.winners.map((seat) => players[seat]!)
  const turns = turnRecords(setup, events)
  const title =
    players.length === 1 ? results.alone(names[0]!) : results.wins(winners.map(({ name }) => name))
  return (
    <ResultLayout
      actions={actions}
      winner={
        <Winner
          winners={winners}
          title={title}
          how={howItWasWon(match, names, words)}
          occasion={occasion}
        />
      }
    >
      <Standings match={match} players={players} turns={turns} />
      {match.chips ? <Ledger chips={match.chips} names={names} /> : null}
      <MomentsCard moments={bestMoments(turns, names, words)} />
      <TurnStrips tiles={rules.tiles} players={players} turns={turns} />
      {children}
    </ResultLayout>
  )
}
