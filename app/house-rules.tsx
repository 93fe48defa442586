import { router } from 'expo-router'
import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { HouseRulesForm } from '@/components/setup/house-rules-form'
import { RulesSummary } from '@/components/setup/rules-summary'
import { BrassButton } from '@/components/ui/brass-button'
import { Screen } from '@/components/ui/screen'
import { QuietButton } from '@/components/ui/quiet-button'
import { Title } from '@/components/ui/text'
import { useWords } from '@/i18n'
import { setRules, useSetUp } from '@/state/set-up'

const toSetUp = () => (router.canGoBack() ? router.back() : router.replace('/'))

export default function HouseRulesScreen() {
  const { houseRules } = useWords()
  const [rules, change] = useState(useSetUp.getState().rules)
  const [wrongNumbers, countWrong] = useState(0)
  return (
    <Screen
      foot={
        <BrassButton
          label={houseRules.done}
          isDisabled={wrongNumbers > 0}
          onPress={() => {
            setRules(rules)
            toSetUp()
          }}
        />
      }
    >
      <View style={styles.back}>
        <QuietButton icon="back" label={houseRules.back} onPress={toSetUp} />
      </View>
      <Title>{houseRules.title}</Title>
      <HouseRulesForm
        rules={rules}
        onRules={change}
        onWrong={(isWrong) => countWrong((count) => count + (isWrong ? 1 : -1))}
      />
      <RulesSummary rules={rules} />
    </Screen>
  )
}

const styles = StyleSheet.create({ back: { alignItems: 'flex-start' } })
