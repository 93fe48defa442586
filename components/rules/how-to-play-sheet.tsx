import type { Rules } from '@/engine'
import { useWords } from '@/i18n'
import { rulesIdOf } from '@/model/rules-id'
import { Sheet } from '../ui/sheet'
import { HowToPlay } from './how-to-play'
import { rulesName } from './rules-name'

type Props = {
  readonly isOpen: boolean
  readonly rules: Rules
  readonly onClose: () => void
}

/** The sheet that explains these rules, from the set-up and from the table. */
export function HowToPlaySheet({ isOpen, rules, onClose }: Props) {
  const words = useWords()
  return (
    <Sheet
      isOpen={isOpen}
      title={rulesName(rulesIdOf(rules), words)}
      closeLabel={words.howToPlay.close}
      onClose={onClose}
    >
      <HowToPlay rules={rules} />
    </Sheet>
  )
}
