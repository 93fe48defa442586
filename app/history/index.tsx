import { router } from 'expo-router'
import { Screen } from '@/components/ui/screen'
import { QuietButton } from '@/components/ui/quiet-button'
import { Title } from '@/components/ui/text'
import { useWords } from '@/i18n'

export default function HistoryScreen() {
  const { history } = useWords()
  return (
    <Screen>
      <QuietButton icon="back" label={history.back} onPress={() => router.dismissTo('/')} />
      <Title>{history.title}</Title>
    </Screen>
  )
}
