import { Redirect, router, useIsFocused } from 'expo-router'
import { useDeferredValue, useState } from 'react'
import { CoachPlace } from '@/components/judgement/coach-place'
import { Facing } from '@/components/table/facing'
import { PassScreen } from '@/components/table/pass-screen'
import { useSpokenTable } from '@/components/table/spoken/use-spoken-table'
import { Table } from '@/components/table/lazy-table'
import { TableSheets, type TableSheet } from '@/components/table/table-sheets'
import { useCrossfade } from '@/components/ui/crossfade'
import { useVisits } from '@/components/ui/use-visits'
import { useIsMotionReduced } from '@/components/ui/motion'
import { Background } from '@/components/ui/background'
import type { PlayedMatch } from '@/model/played-match'
import { rulesHref } from '@/model/rules-page'
import { useCoach } from '@/state/coach/use-coach'
import { changeSettings, useSettings } from '@/state/settings/settings'
import { useDeviceSenses } from '@/state/settings/use-device-senses'
import { tableSounds } from '@/state/table/feedback'
import { useLiveMatch } from '@/state/table/live-match'
import { useBackPress } from '@/state/table/use-back-press'
import { useTableInput } from '@/state/table/use-table-input'
import { useTable } from '@/state/table/use-table'

const leave = () => router.dismissTo('/')
const toResult = (id: string) => router.replace({ pathname: '/results/[id]', params: { id } })

function LiveTable({ live }: { readonly live: PlayedMatch }) {
  const [sheet, setSheet] = useState<TableSheet>()
  const settings = useSettings()
  const [areScoresOpen, setAreScoresOpen] = useState(false)
  const crossfade = useCrossfade()
  const visit = useVisits()
  const senses = useDeviceSenses()
  const isWatched = useIsFocused() && !sheet && !areScoresOpen
  const { view, ...table } = useTable(live, useIsMotionReduced(), isWatched)
  const { rules } = view.match.setup
  const toRules = () => router.push(rulesHref(rules, 'table'))
  const coach = useCoach(settings.coach, live, view, setAreScoresOpen)
  const spoken = useSpokenTable(view, settings)
  const input = useTableInput(isWatched, live.match, view, table, spoken)
  useBackPress(isWatched, () => (view.isPassing ? undefined : setSheet('menu')))
  return (
    <Background onMagicTap={() => spoken.read()}>
      <Facing seating={settings.seating} match={view.match}>
        <Table
          view={view}
          playing={{
            ...input,
            ...{ visit, coach, CoachPlace, onRules: toRules, onRead: spoken.read },
            ...{ seating: settings.seating, refusal: spoken.refusal, lesson: table.lesson },
            ...{ canShake: senses.canShake && settings.isShakeOn, onScores: setAreScoresOpen },
            ...{ onSheet: setSheet, onResult: () => crossfade(() => toResult(live.id)) },
          }}
          onLeave={leave}
          {...tableSounds}
        />
        <TableSheets
          {...{ sheet, settings, senses, onRead: spoken.read, onLeave: leave, onRules: toRules }}
          {...{ rules, onChange: changeSettings, onClose: () => setSheet(undefined) }}
          onSettings={() => router.push('/settings')}
        />
      </Facing>
      <PassScreen
        view={view}
        seating={settings.seating}
        visit={visit}
        coach={coach}
        CoachPlace={CoachPlace}
        onTake={table.takePhone}
        onAnnounce={(sign) => void table.announce(sign)}
      />
    </Background>
  )
}

export default function PlayScreen() {
  // Deferred, so that frames are drawn while the table renders: dice and flaps are moving.
  const live = useDeferredValue(useLiveMatch((store) => store.live))
  return live ? <LiveTable key={live.id} live={live} /> : <Redirect href="/" />
}
