import { Redirect, router, useIsFocused } from 'expo-router'
import { useDeferredValue, useState } from 'react'
import { PassTo } from '@/components/table/pass-to'
import { Table } from '@/components/table/table'
import { TableMenu } from '@/components/table/table-menu'
import { useCrossfade } from '@/components/ui/crossfade'
import { useIsMotionReduced } from '@/components/ui/motion'
import { Background } from '@/components/ui/background'
import { isOpposite, UpsideDown } from '@/components/ui/upside-down'
import type { PlayedMatch } from '@/model/played-match'
import { changeSettings, useSettings } from '@/state/settings/settings'
import { tableFeedback } from '@/state/table/feedback'
import { useLiveMatch } from '@/state/table/live-match'
import { useTableInput } from '@/state/table/use-table-input'
import { useCanShake } from '@/state/table/use-shake'
import { useTable } from '@/state/table/use-table'

const leave = () => router.dismissTo('/')
const toResult = (id: string) => router.replace({ pathname: '/results/[id]', params: { id } })

function LiveTable({ live }: { readonly live: PlayedMatch }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const [areScoresOpen, setAreScoresOpen] = useState(false)
  const settings = useSettings()
  const canShake = useCanShake()
  const crossfade = useCrossfade()
  const { view, ...table } = useTable(live, useIsMotionReduced())
  const { match } = view
  const isFree = useIsFocused() && !isMenuOpen && !areScoresOpen && !view.isPassing
  const input = useTableInput(isFree, live.match, view, table.actions)
  return (
    <Background>
      <UpsideDown isUpsideDown={settings.isFlipped && isOpposite(match.seat)}>
        <Table
          view={view}
          playing={{
            actions: input.actions,
            hold: input.hold,
            canShake,
            isRattling: input.isRattling || table.isThrowing,
            onMenu: () => setIsMenuOpen(true),
            onScores: setAreScoresOpen,
            onResult: () => crossfade(() => toResult(live.id)),
          }}
          onLeave={leave}
          onFlapFallen={tableFeedback.flapFallen}
          onDieLanded={tableFeedback.dieLanded}
          onDieBounced={tableFeedback.dieBounced}
        />
        <TableMenu
          isOpen={isMenuOpen}
          onClose={() => setIsMenuOpen(false)}
          rules={match.setup.rules}
          settings={settings}
          onChange={changeSettings}
          onSettings={() => {
            setIsMenuOpen(false)
            router.push('/settings')
          }}
          onLeave={leave}
        />
      </UpsideDown>
      {view.isPassing && (match.phase === 'turnOver' || match.phase === 'announcing') ? (
        <PassTo
          match={match}
          events={live.events}
          isFlipped={settings.isFlipped}
          onTake={table.takePhone}
          onAnnounce={(sign) => void table.announce(sign)}
        />
      ) : null}
    </Background>
  )
}

export default function PlayScreen() {
  // Deferred, so that frames are drawn while the table is rendered: dice and flaps are moving.
  const live = useDeferredValue(useLiveMatch((store) => store.live))
  return live ? <LiveTable key={live.id} live={live} /> : <Redirect href="/" />
}
