import { useWords, type Translations } from '@/i18n'
import { BrassButton } from '../ui/brass-button'
import { QuietButton } from '../ui/quiet-button'
import { Sheet } from '../ui/sheet'
import { Body } from '../ui/text'

type Props = {
  readonly isOpen: boolean
  /** The texts, if something other than a new match replaces the live match. */
  readonly texts?: Translations['setup']['replaceLive']
  readonly onStart: () => void
  readonly onKeep: () => void
}

/** Asks for confirmation before another match replaces the live match. */
export function ReplaceSheet({ isOpen, texts, onStart, onKeep }: Props) {
  const { setup } = useWords()
  const replaceLive = texts ?? setup.replaceLive
  return (
    <Sheet isOpen={isOpen} title={replaceLive.title} closeLabel={replaceLive.keep} onClose={onKeep}>
      <Body>{replaceLive.body}</Body>
      <BrassButton label={replaceLive.start} onPress={onStart} />
      <QuietButton label={replaceLive.keep} onPress={onKeep} />
    </Sheet>
  )
}
