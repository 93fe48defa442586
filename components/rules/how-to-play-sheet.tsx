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
  readonly onTry: () => void
}

/** The sheet that explains the rules of the match at the table. */
export function HowToPlaySheet({ isOpen, rules, onClose, onTry }: Props) {
  const words = useWords()
  return (
    <Sheet
      isOpen={isOpen}
      title={rulesName(rulesIdOf(rules), words)}
      closeLabel={words.howToPlay.close}
      onClose={onClose}
    >
      <HowToPlay
        rules={rules}
        onTry={() => {
          onClose()
          onTry()
        }}
      />
    </Sheet>
  )
}
