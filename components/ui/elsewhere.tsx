import { useWords } from '@/i18n'
import { BrassButton } from './brass-button'
import { Screen } from './screen'
import { Body, Title } from './text'

/** The box is open in another tab of the browser, and can be fetched from there. */
export function Elsewhere({ onTake }: { readonly onTake: () => void }) {
  const { elsewhere } = useWords()
  return (
    <Screen foot={<BrassButton label={elsewhere.take} onPress={onTake} />}>
      <Title>{elsewhere.title}</Title>
      <Body>{elsewhere.about}</Body>
    </Screen>
  )
}
