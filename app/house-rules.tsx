import { useState } from 'react'
import { HouseRulesForm } from '@/components/set-up/house-rules-form'
import { RulesSummary } from '@/components/set-up/rules-summary'
import { BackButton } from '@/components/ui/back-button'
import { BrassButton } from '@/components/ui/brass-button'
import { goBackOr } from '@/components/ui/go-back'
import { useIsRoomy } from '@/components/ui/roomy'
import { Screen } from '@/components/ui/screen'
import { PageTitle } from '@/components/ui/page-title'
import { useWords } from '@/i18n'
import { setRules, useSetUp } from '@/state/set-up/set-up'

const toSetUp = () => goBackOr('/')

export default function HouseRulesScreen() {
  const { houseRules } = useWords()
  const [rules, changeRules] = useState(useSetUp.getState().rules)
  const seated = useSetUp((setUp) => setUp.seats.length)
  const [wrongFields, setWrongFields] = useState(0)
  const done = () => {
    setRules(rules)
    toSetUp()
  }
  const isRoomy = useIsRoomy()
  const summary = <RulesSummary rules={rules} seated={seated} />
  return (
    <Screen
      hasColumns
      foot={<BrassButton label={houseRules.done} onPress={wrongFields > 0 ? undefined : done} />}
    >
      <BackButton label={houseRules.back} onPress={toSetUp} />
      <PageTitle>{houseRules.title}</PageTitle>
      {isRoomy ? summary : null}
      <HouseRulesForm
        rules={rules}
        onRules={changeRules}
        onWrong={(isWrong) => setWrongFields((count) => count + (isWrong ? 1 : -1))}
      />
      {isRoomy ? null : summary}
    </Screen>
  )
}
