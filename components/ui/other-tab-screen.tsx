import { useWords } from '@/i18n'
import { BrassButton } from './brass-button'
import { PageTitle } from './page-title'
import { Screen } from './screen'
import { Body } from './text'

/** Shown when the app is open in another browser tab; the user can move it to this one. */
export function OtherTabScreen({ onTake }: { readonly onTake: () => void }) {
  const { elsewhere } = useWords()
  return (
    <Screen foot={<BrassButton label={elsewhere.take} onPress={onTake} />}>
      <PageTitle>{elsewhere.title}</PageTitle>
      <Body>{elsewhere.about}</Body>
    </Screen>
  )
}
