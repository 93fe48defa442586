import { router, useLocalSearchParams, usePathname } from 'expo-router'
import { Suspense } from 'react'
import { NoSuchPage } from '@/components/box/no-such-page'
import { NoHouseRules, RulesPage } from '@/components/rules-pages/lazy-rules-pages'
import { Background } from '@/components/ui/background'
import { goBackOr } from '@/components/ui/go-back'
import { useIsMotionReduced } from '@/components/ui/motion'
import { PRESETS, type Rules } from '@/engine'
import { useWords } from '@/i18n'
import { rulesKeyOf } from '@/model/rules-id'
import { rulesOfPage, type RulesPage as Page } from '@/model/rules-page'
import { useTryOut } from '@/state/rules/use-try-out'
import { useSetUp } from '@/state/set-up/set-up'
import { tableSounds } from '@/state/table/feedback'
import { useLiveMatch } from '@/state/table/live-match'

/** The pages exported for the web, so that a host has a file for links to them. */
export const generateStaticParams = (): { preset: string }[] =>
  [...PRESETS.map(({ id }) => id), 'house', 'table'].map((preset) => ({ preset }))

const back = () => goBackOr('/')
const toAll = () => router.dismissTo('/rules')

type Props = { readonly rules: Rules; readonly areOnTable: boolean }

function ExplainedRules({ rules, areOnTable }: Props) {
  const { defaultName } = useWords().setup
  const first = useSetUp.getState().seats[0]?.name ?? defaultName(1)
  const table = useTryOut(rules, first, useIsMotionReduced())
  return (
    <RulesPage
      {...{ rules, areOnTable }}
      table={{ ...table, ...tableSounds }}
      onBack={back}
      onAll={toAll}
    />
  )
}

export default function RulesScreen() {
  const page = useLocalSearchParams<Page>()
  const path = usePathname()
  const setUp = useSetUp((store) => store.rules)
  const table = useLiveMatch((store) => store.live?.match.setup.rules)
  const rules = rulesOfPage(page, { setUp, table })
  if (rules === undefined) return <NoSuchPage path={path} onStart={() => router.replace('/')} />
  return (
    <Suspense fallback={<Background />}>
      {rules === 'no-house' ? (
        <NoHouseRules onMake={() => router.push('/house-rules')} onBack={back} />
      ) : (
        <ExplainedRules
          key={rulesKeyOf(rules) + rules.tiles}
          rules={rules}
          areOnTable={page.preset === 'table'}
        />
      )}
    </Suspense>
  )
}
