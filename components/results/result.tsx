import { useMemo, type ReactNode } from 'react'
import { turnRecords, type MatchEvent } from '@/engine'
import { useWords } from '@/i18n'
import type { SeatedMatch } from '@/model/player'
import type { OwnFigures } from '@/model/statistics'
import { winningTurn } from './best-turn'
import { howItWasWon, whoWon } from './how-it-was-won'
import { Ledger } from './ledger'
import { bestMoments } from './moments'
import { MomentsCard } from './moments-card'
import { ownFiguresLine } from './own-figures-line'
import { raceOf } from './race'
import { RaceCard } from './race-card'
import { ResultLayout } from './result-layout'
import { Standings } from './standings'
import { TurnStrips } from './turn-strips'
import { WinnerHead } from './winner'

type Props = {
  readonly match: SeatedMatch<'matchOver'>
  readonly events: readonly MatchEvent[]
  /** What a player alone has done before by these rules; null if nothing, undefined if unknown. */
  readonly figures?: OwnFigures | null | undefined
  /** Shown for a past match only: the rules and the date. */
  readonly rulesAndDate?: string
  readonly actions: ReactNode
}

/** The result of a match: winners, standings, the race, ledger, best moments and every turn. */
export function Result({ match, events, figures, rulesAndDate, actions }: Props) {
  const words = useWords()
  const { setup, outcome } = match
  const turns = useMemo(() => turnRecords(setup, events), [setup, events])
  const race = useMemo(() => raceOf(setup, events), [setup, events])
  const moments = bestMoments(match, turns, events, words)
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
        moments.length > 0 && <MomentsCard key="moments" moments={moments} />,
      ]}
      last={<TurnStrips setup={setup} turns={turns} />}
    >
      <Standings match={match} turns={turns} />
    </ResultLayout>
  )
}
