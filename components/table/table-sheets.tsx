import type { ComponentProps } from 'react'
import { useWords } from '@/i18n'
import { rulesIdOf } from '@/model/rules-id'
import { HowToPlay } from '../rules/how-to-play'
import { rulesName } from '../rules/rules-name'
import { Sheet } from '../ui/sheet'
import { TableMenu } from './table-menu'

export type TableSheet = 'menu' | 'how-to-play'

type Props = Omit<ComponentProps<typeof TableMenu>, 'isOpen'> & {
  readonly sheet: TableSheet | undefined
  /** Opens the page of the rules. */
  readonly onRules: () => void
}

/** The sheets that open from the table, one at a time: the menu, and how to play. */
export function TableSheets({ sheet, onRules, ...menu }: Props) {
  const { rules, onClose } = menu
  const words = useWords()
  return (
    <>
      <TableMenu {...menu} isOpen={sheet === 'menu'} />
      <Sheet
        isOpen={sheet === 'how-to-play'}
        title={rulesName(rulesIdOf(rules), words)}
        closeLabel={words.howToPlay.close}
        onClose={onClose}
      >
        <HowToPlay
          rules={rules}
          onTry={() => {
            onClose()
            onRules()
          }}
        />
      </Sheet>
    </>
  )
}
