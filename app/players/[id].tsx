import { Redirect, router, useLocalSearchParams } from 'expo-router'
import { useState } from 'react'
import { SkillCard } from '@/components/judgement/lazy-judgement'
import { CourseCard } from '@/components/players/course-card'
import { PersonHead } from '@/components/players/person-head'
import { PersonLayout } from '@/components/players/person-layout'
import { PersonSheets, type OpenSheet } from '@/components/players/person-sheets'
import { RivalsCard } from '@/components/players/rivals-card'
import { TurnsCard } from '@/components/players/turns-card'
import { Background } from '@/components/ui/background'
import { goBackOr } from '@/components/ui/go-back'
import { useSkill } from '@/state/analysis/use-skill'
import { useOpenHistory } from '@/state/history/use-history'
import { merge, recolour, rename } from '@/state/set-up/change-person'
import { usePlayer, type PlayerPage } from '@/state/statistics/use-players'

const toPlayers = () => goBackOr('/players')
const openPlayer = (id: string) => router.push({ pathname: '/players/[id]', params: { id } })

function Player({ page }: { readonly page: PlayerPage }) {
  const { person, tally, streaks, byRules, others } = page
  const [sheet, setSheet] = useState<OpenSheet>()
  return (
    <PersonLayout
      head={<PersonHead {...person} tally={tally} streaks={streaks} />}
      onBack={toPlayers}
      onSheet={setSheet}
    >
      <CourseCard byRules={byRules} />
      <RivalsCard
        person={person}
        rivals={page.rivals.map((rival) => ({ ...rival, rival: page.personOf(rival.person) }))}
        onOpen={openPlayer}
      />
      <TurnsCard byRules={byRules} />
      <SkillCard {...useSkill(person.id)} />
      <PersonSheets
        sheet={sheet}
        onSheet={setSheet}
        person={person}
        others={others}
        hasMet={page.hasMet}
        onRename={(name) => rename(person, name)}
        onColour={(colour) => recolour(person, colour)}
        onMerge={(into) => merge(person, into)}
      />
    </PersonLayout>
  )
}

export default function PlayerScreen() {
  const { id } = useLocalSearchParams<{ id: string }>()
  const status = useOpenHistory()
  const page = usePlayer(id)
  if (status === 'closed' || status === 'opening') return <Background />
  return page ? <Player page={page} /> : <Redirect href="/players" />
}
