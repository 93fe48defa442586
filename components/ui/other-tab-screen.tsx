import { useWords } from '@/i18n'
import { BrassButton } from './brass-button'
import { Screen } from './screen'
import { Body, Title } from './text'

/** Shown when the app is open in another browser tab; the user can move it to this one. */
export function OtherTabScreen({ onTake }: { readonly onTake: () => void }) {
  const { elsewhere } = useWords()
  return (
    <Screen foot={<BrassButton label={elsewhere.take} onPress={onTake} />}>
      <Title>{elsewhere.title}</Title>
      <Body>{elsewhere.about}</Body>
    </Screen>
  )
}
