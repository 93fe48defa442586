import { Redirect, router, useLocalSearchParams } from 'expo-router'
import { useEffect } from 'react'
import { Result } from '@/components/results/result'
import { ResultActions } from '@/components/results/result-actions'
import { resultText } from '@/components/results/result-text'
import { ReplaceSheet } from '@/components/set-up/replace-sheet'
import { Confetti } from '@/components/table/confetti'
import { Background } from '@/components/ui/background'
import { screenShown, useCrossfade } from '@/components/ui/crossfade'
import { useWords } from '@/i18n'
import type { PlayedMatch } from '@/model/played-match'
import { nameAt, type SeatedMatch } from '@/model/player'
import { usePastMatch } from '@/state/history/use-past-match'
import { useMatchToday } from '@/state/people/use-match-today'
import { setRules, setSeats } from '@/state/set-up/set-up'
import { useFiguresBefore } from '@/state/statistics/use-figures-before'
import { useResultShown } from '@/state/table/live-match'
import { loserOf, useRematch } from '@/state/table/use-rematch'
import { useShare } from '@/state/transfer/use-share'

type Props = { readonly played: PlayedMatch; readonly match: SeatedMatch<'matchOver'> }

function PlayedResult({ played, played: { id }, match: savedMatch }: Props) {
  const words = useWords()
  const crossfade = useCrossfade()
  useEffect(screenShown, [])
  const match = useMatchToday(savedMatch)
  const lost = loserOf(match)
  // Seat 0 starts the rematch anyway.
  const loser = lost === 0 ? undefined : lost
  const figures = useFiguresBefore(played)
  const isJustPlayed = useResultShown(played.id)
  const rematch = useRematch(match.setup, () => crossfade(() => router.replace('/play')))
  const sharing = useShare(() => resultText(match, played.events, words))
  const actions = (
    <ResultActions
      loser={loser === undefined ? undefined : nameAt(match, loser)}
      problem={rematch.isWithoutEntropy ? words.setup.noEntropy : undefined}
      sharing={sharing}
      onRematch={() => rematch.begin(0)}
      onLoserStarts={() => rematch.begin(loser ?? 0)}
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
      <ReplaceSheet isOpen={rematch.isAsked} onStart={rematch.agree} onKeep={rematch.refuse} />
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
