import { router } from 'expo-router'
import { lazy, Suspense } from 'react'
import { Background } from '@/components/ui/background'
import { rulesPageOf } from '@/model/rules-page'
import { useSetUp } from '@/state/set-up/set-up'

/** In one bundle with the page of each: see there. */
const RulesIndex = lazy(async () => ({
  default: (await import('@/components/rules-pages/loaded')).RulesIndex,
}))

export default function AllRulesScreen() {
  const setUp = useSetUp((store) => store.rules)
  return (
    <Suspense fallback={<Background />}>
      <RulesIndex
        setUp={setUp}
        onOpen={(rules) =>
          router.push({ pathname: '/rules/[preset]', params: rulesPageOf(rules, 'house') })
        }
        onBack={() => (router.canGoBack() ? router.back() : router.replace('/'))}
      />
    </Suspense>
  )
}
