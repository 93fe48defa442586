import { router, useLocalSearchParams } from 'expo-router'
import { useMemo } from 'react'
import { NoSuchMatch } from '@/components/history/no-such-match'
import { ReplayControls } from '@/components/replay/replay-controls'
import { stepLine } from '@/components/replay/step-line'
import { turnMarks } from '@/components/replay/turn-marks'
import { Table } from '@/components/table/table'
import { StillProvider, useIsMotionReduced } from '@/components/ui/motion'
import { Room } from '@/components/ui/room'
import { useWords } from '@/i18n'
import { feel } from '@/state/feedback'
import { usePastMatch } from '@/state/history/use-past-match'
import { useReplay } from '@/state/replay/use-replay'
import type { PlayedMatch } from '@/state/saves/played-match'

const nothing = () => undefined

function Replay({ played }: { readonly played: PlayedMatch }) {
  const words = useWords()
  const { id, setup } = played
  const { steps, step, match, view, isStill, ...replay } = useReplay(played, useIsMotionReduced())
  const marks = useMemo(
    () =>
      turnMarks(
        steps.last,
        steps.matchAt,
        setup.players.map(({ colour }) => colour),
      ),
    [steps, setup],
  )
  return (
    <Room>
      <StillProvider value={isStill}>
        <Table
          view={view}
          canShake={false}
          isRattling={false}
          watching={{
            leaveLabel: words.replay.back,
            controls: (
              <ReplayControls
                line={stepLine(steps.eventOf(step), match, words)}
                step={step}
                last={steps.last}
                marks={marks}
                isPlaying={replay.isPlaying}
                onStep={replay.goTo}
                onPlayOrPause={replay.playOrPause}
              />
            ),
          }}
          onLeave={() => router.dismissTo({ pathname: '/history/[id]', params: { id } })}
          onMenu={nothing}
          onResult={nothing}
          onFlapFallen={() => !isStill && feel('shut')}
          onDieLanded={() => !isStill && feel('land')}
        />
      </StillProvider>
    </Room>
  )
}

export default function ReplayScreen() {
  const { id } = useLocalSearchParams<{ id: string }>()
  const played = usePastMatch(id)
  if (played === undefined) return <Room />
  const toHistory = () => router.dismissTo('/history')
  return played ? <Replay key={id} played={played} /> : <NoSuchMatch onBack={toHistory} />
}
