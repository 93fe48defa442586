import { useRulesPageWords } from '@/i18n/rules-pages'
import { EmptyState } from '../box/empty-state'
import { BackButton } from '../ui/back-button'
import { Screen } from '../ui/screen'

type Props = { readonly onMake: () => void; readonly onBack: () => void }

/** The page of the house rules while none are set up. */
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
