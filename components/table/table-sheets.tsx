import type { ComponentProps } from 'react'
import { HowToPlaySheet } from '../rules/how-to-play-sheet'
import { TableMenu } from './table-menu'

export type TableSheet = 'menu' | 'how-to-play'

type Props = Omit<ComponentProps<typeof TableMenu>, 'isOpen'> & {
  readonly sheet: TableSheet | undefined
  /** Opens the page of the rules. */
  readonly onRules: () => void
}

/** The sheets that open from the table, one at a time: the menu, and how to play. */
export function TableSheets({ sheet, onRules, ...menu }: Props) {
  return (
    <>
      <TableMenu {...menu} isOpen={sheet === 'menu'} />
      <HowToPlaySheet
        isOpen={sheet === 'how-to-play'}
        rules={menu.rules}
        onClose={menu.onClose}
        onTry={onRules}
      />
    </>
  )
}
