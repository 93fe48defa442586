import type { ReactNode } from 'react'
import { turnRecords, type MatchEvent } from '@/engine'
import { useWords } from '@/i18n'
import type { SeatedMatch } from '@/model/player'
import { howItWasWon } from './how-it-was-won'
import { Ledger } from './ledger'
import { bestMoments } from './moments'
import { MomentsCard } from './moments-card'
import { ResultLayout } from './result-layout'
import { Standings } from './standings'
import { TurnStrips } from './turn-strips'
import { Winner } from './winner'

type Props = {
  readonly match: SeatedMatch<'matchOver'>
  readonly events: readonly MatchEvent[]
  /** Shown for a past match only: the rules and the date. */
  readonly rulesAndDate?: string
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** The result of a match: winners, standings, ledger, best moments and every turn. */
export function Result({ match, events, rulesAndDate, actions, children }: Props) {
  const words = useWords()
  const { results } = words
  const { setup } = match
  const winners = match.outcome.winners.map((seat) => setup.players[seat]!)
  const names = winners.map(({ name }) => name)
  const turns = turnRecords(setup, events)
  const title = setup.players.length === 1 ? results.alone(names[0]!) : results.wins(names)
  return (
    <ResultLayout
      actions={actions}
      head={
        <Winner
          winners={winners}
          title={title}
          how={howItWasWon(match, words)}
          rulesAndDate={rulesAndDate}
        />
      }
    >
      <Standings match={match} turns={turns} />
      {match.chips ? <Ledger match={match} chips={match.chips} /> : null}
      <MomentsCard moments={bestMoments(match, turns, words)} />
      <TurnStrips setup={setup} turns={turns} />
      {children}
    </ResultLayout>
  )
}
