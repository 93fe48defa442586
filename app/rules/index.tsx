import { router } from 'expo-router'
import { Suspense } from 'react'
import { RulesIndex } from '@/components/rules-pages/lazy-rules-pages'
import { Background } from '@/components/ui/background'
import { goBackOr } from '@/components/ui/go-back'
import { rulesHref } from '@/model/rules-page'
import { useSetUp } from '@/state/set-up/set-up'

export default function AllRulesScreen() {
  const setUp = useSetUp((store) => store.rules)
  return (
    <Suspense fallback={<Background />}>
      <RulesIndex
        setUp={setUp}
        onOpen={(rules) => router.push(rulesHref(rules, 'house'))}
        onBack={() => goBackOr('/')}
      />
    </Suspense>
  )
}
