import { router, useLocalSearchParams } from 'expo-router'
import { useState } from 'react'
import { AbandonedMatch } from '@/components/history/abandoned-match'
import { NoSuchMatch } from '@/components/history/no-such-match'
import { PastActions } from '@/components/history/past-actions'
import { Result } from '@/components/results/result'
import { resultText } from '@/components/results/result-text'
import { rulesName } from '@/components/rules/rules-name'
import { ReplaceSheet } from '@/components/set-up/replace-sheet'
import { loadTable } from '@/components/table/lazy-table'
import { Background } from '@/components/ui/background'
import { useCrossfade } from '@/components/ui/crossfade'
import { loadInTime } from '@/components/ui/lazy-module'
import { useWords } from '@/i18n'
import { formatDayAndTime } from '@/i18n/format-date'
import { entryOf } from '@/model/history-entry'
import type { PlayedMatch } from '@/model/played-match'
import { rulesIdOf } from '@/model/rules-id'
import { deleteMatch } from '@/state/delete-match'
import { usePastMatch } from '@/state/history/use-past-match'
import { useMatchToday } from '@/state/people/use-match-today'
import { useFiguresBefore } from '@/state/statistics/use-figures-before'
import { useGoOn } from '@/state/use-go-on'
import { useShare } from '@/state/transfer/use-share'

const toHistory = () => router.dismissTo('/history')
const loadPlay = () => loadInTime(Promise.all([import('../play'), loadTable()]))

function PastMatch({ played }: { readonly played: PlayedMatch }) {
  const words = useWords()
  const [now] = useState(() => Date.now())
  const { id, events, startedAt } = played
  const match = useMatchToday(played.match)
  const figures = useFiguresBefore(played)
  const over = match.phase === 'matchOver' ? match : undefined
  const sharing = useShare(() => (over ? resultText(over, events, words) : ''))
  const crossfade = useCrossfade()
  // Replaced, because this page shows an earlier state of the match.
  const toTable = () => crossfade(() => router.replace('/play'))
  const { goOn, ...replacing } = useGoOn(id, () => void loadPlay().then(toTable))
  const when = formatDayAndTime(startedAt, now, words.dates)
  const rules = rulesName(rulesIdOf(match.setup.rules), words)
  const actions = (
    <PastActions
      onGoOn={over ? undefined : goOn}
      onWatch={() => router.push({ pathname: '/history/replay/[id]', params: { id } })}
      sharing={over && sharing}
      onAnalysis={over && (() => router.push({ pathname: '/analysis/[id]', params: { id } }))}
      onDelete={() => {
        void deleteMatch(entryOf(played))
        toHistory()
      }}
      onBack={toHistory}
    />
  )
  const shared = { events, rulesAndDate: words.history.rulesAndDate(rules, when), actions }
  return over ? (
    <Result {...shared} match={over} figures={figures} />
  ) : (
    <>
      <AbandonedMatch {...shared} match={match} />
      <ReplaceSheet
        isOpen={replacing.isAsked}
        texts={words.history.replaceLive}
        onStart={replacing.agree}
        onKeep={replacing.refuse}
      />
    </>
  )
}

export default function PastMatchScreen() {
  const { id } = useLocalSearchParams<{ id: string }>()
  const played = usePastMatch(id)
  if (played === undefined) return <Background />
  return played ? <PastMatch key={id} played={played} /> : <NoSuchMatch onBack={toHistory} />
}
