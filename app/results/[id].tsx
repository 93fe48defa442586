import { Redirect, router, useLocalSearchParams } from 'expo-router'
import { howItWasWon } from '@/components/results/how-it-was-won'
import { Ledger } from '@/components/results/ledger'
import { bestMoments } from '@/components/results/moments'
import { MomentsCard } from '@/components/results/moments-card'
import { ResultActions } from '@/components/results/result-actions'
import { ResultLayout } from '@/components/results/result-layout'
import { Standings } from '@/components/results/standings'
import { TurnStrips } from '@/components/results/turn-strips'
import { Winner } from '@/components/results/winner'
import { Confetti } from '@/components/table/confetti'
import { turnRecords } from '@/engine'
import { useWords } from '@/i18n'
import { useFinishedMatches, type FinishedMatch } from '@/state/finished-matches'
import { beginMatch } from '@/state/live-match'
import { loserOf, turnTable } from '@/state/rematch'
import { setRules, setSeats } from '@/state/set-up'
import { useIsJustPlayed } from '@/state/use-is-just-played'

function Result({ finished }: { readonly finished: FinishedMatch }) {
  const words = useWords()
  const { results } = words
  const { match, setup, events } = finished
  const { players, rules } = setup
  const names = players.map(({ name }) => name)
  const winners = match.outcome.winners.map((seat) => players[seat]!)
  const turns = turnRecords(setup, events)
  const loser = loserOf(match)
  const isJustPlayed = useIsJustPlayed(finished.id)
  const rematch = (first: number) => {
    if (beginMatch(turnTable(setup, first)).ok) router.replace('/play')
  }
  return (
    <ResultLayout
      actions={
        <ResultActions
          loser={loser === undefined ? undefined : names[loser]}
          onRematch={() => rematch(0)}
          onLoserStarts={() => rematch(loser ?? 0)}
          onNewMatch={() => {
            setSeats(players)
            setRules(rules)
            router.dismissTo('/')
          }}
        />
      }
      winner={
        <Winner
          winners={winners}
          title={
            players.length === 1
              ? results.alone(names[0]!)
              : results.wins(winners.map(({ name }) => name))
          }
          how={howItWasWon(match, names, words)}
        />
      }
    >
      <Standings match={match} players={players} turns={turns} />
      {match.chips ? <Ledger chips={match.chips} names={names} /> : null}
      <MomentsCard moments={bestMoments(turns, names, words)} />
      <TurnStrips tiles={rules.tiles} players={players} turns={turns} />
      {isJustPlayed ? <Confetti /> : null}
    </ResultLayout>
  )
}

export default function ResultScreen() {
  const { id } = useLocalSearchParams<{ id: string }>()
  const finished = useFinishedMatches((store) => store.matches[id])
  return finished ? <Result finished={finished} /> : <Redirect href="/" />
}
