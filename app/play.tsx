import { Redirect, router, useIsFocused } from 'expo-router'
import { useDeferredValue, useState } from 'react'
import { useWindowDimensions } from 'react-native'
import { Confetti } from '@/components/table/confetti'
import { isOpposite } from '@/components/table/facing'
import { PassTo } from '@/components/table/pass-to'
import { Table } from '@/components/table/table'
import { TableMenu } from '@/components/table/table-menu'
import { useIsMotionReduced } from '@/components/ui/motion'
import { Room } from '@/components/ui/room'
import { Turned } from '@/components/ui/turned'
import { feel } from '@/state/feedback'
import { clearTable, useLiveMatch, type LiveMatch } from '@/state/live-match'
import { changeSettings, useSettings } from '@/state/settings'
import { useCanShake } from '@/state/use-can-shake'
import { useHands } from '@/state/use-hands'
import { useTable } from '@/state/use-table'

const leave = () => router.dismissTo('/')

function showResult(id: string) {
  router.replace({ pathname: '/results/[id]', params: { id } })
  void clearTable()
}

function LiveTable({ live }: { readonly live: LiveMatch }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const settings = useSettings()
  const canShake = useCanShake()
  const { width, height } = useWindowDimensions()
  const table = useTable(live, useIsMotionReduced())
  const { match, setup } = live
  const isFree = useIsFocused() && !isMenuOpen && !table.isPassing
  const isRattling = useHands(isFree, live, table)
  return (
    <Room>
      <Turned isTurned={settings.isFlipped && isOpposite(match.seat)}>
        <Table
          view={{ ...table, match, players: setup.players }}
          canShake={canShake}
          isRattling={isRattling}
          onLeave={leave}
          onMenu={() => setIsMenuOpen(true)}
          onResult={() => showResult(live.id)}
          onFlapFallen={() => feel('shut')}
          onDieLanded={() => feel('land')}
        />
        {table.isBoxShut ? <Confetti /> : null}
        <TableMenu
          isOpen={isMenuOpen}
          onClose={() => setIsMenuOpen(false)}
          rules={setup.rules}
          settings={settings}
          onChange={changeSettings}
          onSettings={() => {
            setIsMenuOpen(false)
            router.push('/settings')
          }}
          onLeave={leave}
        />
      </Turned>
      {table.isPassing && (match.phase === 'turnOver' || match.phase === 'announcing') ? (
        <PassTo
          match={match}
          players={setup.players}
          isWide={width > height}
          isFlipped={settings.isFlipped}
          onTake={table.takePhone}
          onAnnounce={(sign) => void table.announce(sign)}
        />
      ) : null}
    </Room>
  )
}

export default function PlayScreen() {
  // The table follows in small steps, between which frames are drawn: the dice and flaps are moving.
  const live = useDeferredValue(useLiveMatch((store) => store.live))
  return live ? <LiveTable key={live.id} live={live} /> : <Redirect href="/" />
}
