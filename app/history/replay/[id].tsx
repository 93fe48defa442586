import { router, useLocalSearchParams } from 'expo-router'
import { useMemo } from 'react'
import { NoSuchMatch } from '@/components/history/no-such-match'
import { ReplayControls } from '@/components/replay/replay-controls'
import { stepLine } from '@/components/replay/step-line'
import { turnSpans } from '@/components/replay/turn-spans'
import { Table } from '@/components/table/lazy-table'
import { goBackOr } from '@/components/ui/go-back'
import { MotionOffProvider, useIsMotionReduced } from '@/components/ui/motion'
import { Background } from '@/components/ui/background'
import { useWords } from '@/i18n'
import type { PlayedMatch } from '@/model/played-match'
import { usePastMatch } from '@/state/history/use-past-match'
import { tableSounds } from '@/state/table/feedback'
import { useReplay } from '@/state/table/use-replay'

type Props = {
  readonly played: PlayedMatch
  /** The step that is shown first. */
  readonly at: number
}

function Replay({ played, at }: Props) {
  const words = useWords()
  const { id } = played
  const { view, step, last, matchAt, event, ...replay } = useReplay(
    played,
    useIsMotionReduced(),
    at,
  )
  const spans = useMemo(() => turnSpans(last, matchAt), [last, matchAt])
  return (
    <Background>
      <MotionOffProvider value={replay.isStill}>
        <Table
          view={view}
          watching={{
            leaveLabel:
              matchAt(last).phase === 'matchOver' ? words.replay.back : words.history.back,
            controls: (
              <ReplayControls
                line={stepLine(event, view.match, words)}
                step={step}
                last={last}
                spans={spans}
                isPlaying={replay.isPlaying}
                onStep={replay.goTo}
                onPlayOrPause={replay.playOrPause}
              />
            ),
          }}
          // Back to the page it was opened from: of a match just played, or of a past one.
          onLeave={() => goBackOr({ pathname: '/history/[id]', params: { id } })}
          {...tableSounds}
        />
      </MotionOffProvider>
    </Background>
  )
}

export default function ReplayScreen() {
  const { id, at } = useLocalSearchParams<{ id: string; at?: string }>()
  const played = usePastMatch(id)
  if (played === undefined) return <Background />
  const toHistory = () => router.dismissTo('/history')
  return played ? (
    <Replay key={id} played={played} at={Number(at ?? 0) || 0} />
  ) : (
    <NoSuchMatch onBack={toHistory} />
  )
}
