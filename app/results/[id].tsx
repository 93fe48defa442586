import { Redirect, router, useLocalSearchParams } from 'expo-router'
import { useState } from 'react'
import { Result } from '@/components/results/result'
import { ResultActions } from '@/components/results/result-actions'
import { Confetti } from '@/components/table/confetti'
import { Room } from '@/components/ui/room'
import type { MatchIn } from '@/engine'
import { useWords } from '@/i18n'
import { usePastMatch } from '@/state/history/use-past-match'
import { beginMatch } from '@/state/live-match'
import { loserOf, turnTable } from '@/state/rematch'
import type { PlayedMatch } from '@/state/saves/played-match'
import { setRules, setSeats } from '@/state/set-up'
import { useIsJustPlayed } from '@/state/use-is-just-played'

type Props = { readonly played: PlayedMatch; readonly match: MatchIn<'matchOver'> }

function FreshResult({ played, match }: Props) {
  const words = useWords()
  const [problem, setProblem] = useState<string>()
  const { setup, events } = played
  const loser = loserOf(match)
  const isJustPlayed = useIsJustPlayed(played.id)
  const rematch = async (first: number) => {
    const begun = await beginMatch(turnTable(setup, first))
    if (begun.ok) router.replace('/play')
    else if (begun.error === 'no-entropy') setProblem(words.setup.noEntropy)
  }
  const actions = (
    <ResultActions
      loser={loser === undefined ? undefined : setup.players[loser]!.name}
      problem={problem}
      onRematch={() => void rematch(0)}
      onLoserStarts={() => void rematch(loser ?? 0)}
      onNewMatch={() => {
        setSeats(setup.players)
        setRules(setup.rules)
        router.dismissTo('/')
      }}
    />
  )
  return (
    <Result setup={setup} events={events} match={match} actions={actions}>
      {isJustPlayed ? <Confetti /> : null}
    </Result>
  )
}

export default function ResultScreen() {
  const { id } = useLocalSearchParams<{ id: string }>()
  const played = usePastMatch(id)
  if (played === undefined) return <Room />
  return played?.match.phase === 'matchOver' ? (
    <FreshResult played={played} match={played.match} />
  ) : (
    <Redirect href="/" />
  )
}
