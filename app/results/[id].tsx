import { Redirect, router, useLocalSearchParams } from 'expo-router'
import { useEffect, useState } from 'react'
import { Result } from '@/components/results/result'
import { ResultActions } from '@/components/results/result-actions'
import { ReplaceSheet } from '@/components/setup/replace-sheet'
import { Confetti } from '@/components/table/confetti'
import { Background } from '@/components/ui/background'
import { screenShown, useCrossfade } from '@/components/ui/crossfade'
import { useWords } from '@/i18n'
import { isUnfinished, type PlayedMatch } from '@/model/played-match'
import { nameAt, type SeatedMatch } from '@/model/player'
import { usePastMatch } from '@/state/history/use-past-match'
import { useMatchToday } from '@/state/people/use-match-today'
import { setRules, setSeats } from '@/state/set-up/set-up'
import { useFiguresBefore } from '@/state/statistics/use-figures-before'
import { beginMatch, useLiveMatch, useResultShown } from '@/state/table/live-match'
import { loserOf, rotateSeats } from '@/state/table/rematch'

type Props = { readonly played: PlayedMatch; readonly match: SeatedMatch<'matchOver'> }

function PlayedResult({ played, played: { id }, match: savedMatch }: Props) {
  const words = useWords()
  const crossfade = useCrossfade()
  const [problem, setProblem] = useState<string>()
  useEffect(screenShown, [])
  const match = useMatchToday(savedMatch)
  const loser = loserOf(match)
  const figures = useFiguresBefore(played)
  const isJustPlayed = useResultShown(played.id)
  /** The seat that begins the rematch, while the user is asked about the live match. */
  const [askedFirst, setAskedFirst] = useState<number>()
  const rematch = async (first: number) => {
    setAskedFirst(undefined)
    const begun = await beginMatch(rotateSeats(match.setup, first))
    if (begun.ok) crossfade(() => router.replace('/play'))
    else if (begun.error === 'no-entropy') setProblem(words.setup.noEntropy)
  }
  const askForRematch = (first: number) => {
    const { live } = useLiveMatch.getState()
    if (live && isUnfinished(live)) setAskedFirst(first)
    else void rematch(first)
  }
  const actions = (
    <ResultActions
      loser={loser === undefined ? undefined : nameAt(match, loser)}
      problem={problem}
      onRematch={() => askForRematch(0)}
      onLoserStarts={() => askForRematch(loser ?? 0)}
      onReplay={() => router.push({ pathname: '/history/replay/[id]', params: { id } })}
      onAnalysis={() => router.push({ pathname: '/analysis/[id]', params: { id } })}
      onNewMatch={() => {
        setSeats(match.setup.players)
        setRules(match.setup.rules)
        router.dismissTo('/')
      }}
    />
  )
  return (
    <>
      <Result match={match} events={played.events} figures={figures} actions={actions} />
      {isJustPlayed ? <Confetti /> : null}
      <ReplaceSheet
        isOpen={askedFirst !== undefined}
        onStart={() => void rematch(askedFirst ?? 0)}
        onKeep={() => setAskedFirst(undefined)}
      />
    </>
  )
}

export default function ResultScreen() {
  const { id } = useLocalSearchParams<{ id: string }>()
  const played = usePastMatch(id)
  if (played === undefined) return <Background />
  return played?.match.phase === 'matchOver' ? (
    <PlayedResult played={played} match={played.match} />
  ) : (
    <Redirect href="/" />
  )
}
