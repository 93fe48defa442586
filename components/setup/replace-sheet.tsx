import { useWords } from '@/i18n'
import { BrassButton } from '../ui/brass-button'
import { QuietButton } from '../ui/quiet-button'
import { Sheet } from '../ui/sheet'
import { Body } from '../ui/text'

type Props = {
  readonly isOpen: boolean
  readonly onStart: () => void
  readonly onKeep: () => void
}

/** Asks for confirmation before a new match replaces the live match. */
export function ReplaceSheet({ isOpen, onStart, onKeep }: Props) {
  const { replaceLive } = useWords().setup
  return (
    <Sheet isOpen={isOpen} title={replaceLive.title} closeLabel={replaceLive.keep} onClose={onKeep}>
      <Body>{replaceLive.body}</Body>
      <BrassButton label={replaceLive.start} onPress={onStart} />
      <QuietButton label={replaceLive.keep} onPress={onKeep} />
    </Sheet>
  )
}
