import { useRulesPageWords } from '@/i18n/rules-pages'
import { EmptyState } from '../box/empty-state'
import { BackButton } from '../ui/back-button'
import { Screen } from '../ui/screen'

type Props = { readonly onMake: () => void; readonly onBack: () => void }

/** Where no house rules are set up, there are none to explain. */
export function NoHouseRules({ onMake, onBack }: Props) {
  const { noHouse, back } = useRulesPageWords()
  return (
    <Screen>
      <BackButton label={back} onPress={onBack} />
      <EmptyState
        isPage
        title={noHouse.title}
        about={noHouse.about}
        actionLabel={noHouse.make}
        onAction={onMake}
      />
    </Screen>
  )
}
