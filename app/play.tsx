import { Redirect, router } from 'expo-router'
import { useDeferredValue, useState } from 'react'
import { useWindowDimensions } from 'react-native'
import { Confetti } from '@/components/table/confetti'
import { PassTo } from '@/components/table/pass-to'
import { Table } from '@/components/table/table'
import { TableMenu } from '@/components/table/table-menu'
import { useIsMotionReduced } from '@/components/ui/motion'
import { Room } from '@/components/ui/room'
import { feel } from '@/state/feedback'
import { clearTable, useLiveMatch, type LiveMatch } from '@/state/live-match'
import { changeSettings, useSettings } from '@/state/settings'
import { useCanShake } from '@/state/use-can-shake'
import { useKeys } from '@/state/use-keys'
import { useScreenAwake } from '@/state/use-screen-awake'
import { useShake } from '@/state/use-shake'
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
  const isFree = !isMenuOpen && !table.isPassing
  const isRattling = useShake(isFree, match, table.roll)
  useKeys(isFree, {
    onSpace: table.roll,
    onFlap: table.tapFlap,
    onEnter: table.shut,
    onBackspace: table.takeBack,
  })
  useScreenAwake()
  return (
    <Room>
      <Table
        view={{ ...table, match, players: setup.players }}
        canShake={canShake}
        isRattling={isRattling || table.isThrowing}
        onLeave={leave}
        onMenu={() => setIsMenuOpen(true)}
        onResult={() => showResult(live.id)}
        onFlapFallen={() => feel('shut')}
        onDieLanded={() => feel('land')}
      />
      {table.isPassing && (match.phase === 'turnOver' || match.phase === 'announcing') ? (
        <PassTo
          match={match}
          players={setup.players}
          isWide={width > height}
          onTake={table.takePhone}
          onAnnounce={(sign) => void table.announce(sign)}
        />
      ) : null}
      {table.isBoxShut ? <Confetti /> : null}
      <TableMenu
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        rules={setup.rules}
        settings={settings}
        onChange={changeSettings}
        onLeave={leave}
      />
    </Room>
  )
}

export default function PlayScreen() {
  // The table follows in small steps, between which frames are drawn: the dice and flaps are moving.
  const live = useDeferredValue(useLiveMatch((store) => store.live))
  return live ? <LiveTable key={live.id} live={live} /> : <Redirect href="/" />
}
