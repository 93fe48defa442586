import { router, useLocalSearchParams } from 'expo-router'
import { useState } from 'react'
import { AbandonedMatch } from '@/components/history/abandoned-match'
import { NoSuchMatch } from '@/components/history/no-such-match'
import { PastActions } from '@/components/history/past-actions'
import { rulesName } from '@/components/history/past-match'
import { Result } from '@/components/results/result'
import { Room } from '@/components/ui/room'
import { useWords } from '@/i18n'
import { formatDayAndTime } from '@/i18n/format-date'
import { deleteMatch } from '@/state/history/deletion'
import { entryOf } from '@/state/history/entry'
import { usePastMatch } from '@/state/history/use-past-match'
import type { PlayedMatch } from '@/state/saves/played-match'

const toHistory = () => router.dismissTo('/history')

function PastMatch({ played }: { readonly played: PlayedMatch }) {
  const words = useWords()
  const [now] = useState(() => Date.now())
  const { id, setup, events, match, startedAt } = played
  const when = formatDayAndTime(startedAt, now, words.dates)
  const occasion = words.history.occasion(rulesName(setup.rules, words), when)
  const actions = (
    <PastActions
      onWatch={() => router.push({ pathname: '/history/replay/[id]', params: { id } })}
      onDelete={() => {
        void deleteMatch(entryOf(played))
        toHistory()
      }}
      onBack={toHistory}
    />
  )
  const shared = { setup, events, occasion, actions }
  return match.phase === 'matchOver' ? (
    <Result {...shared} match={match} />
  ) : (
    <AbandonedMatch {...shared} match={match} />
  )
}

export default function PastMatchScreen() {
  const { id } = useLocalSearchParams<{ id: string }>()
  const played = usePastMatch(id)
  if (played === undefined) return <Room />
  return played ? <PastMatch key={id} played={played} /> : <NoSuchMatch onBack={toHistory} />
}
