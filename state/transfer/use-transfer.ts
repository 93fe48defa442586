import { useState } from 'react'
import type { Translations } from '@/i18n'
import { importLines } from './import-lines'
import { exportEverything, importFile } from './transfer'

export type Transfer = {
  /** What is going on, while it does. */
  readonly busy: string | undefined
  /** What became of the last one. */
  readonly lines: readonly string[]
  readonly isProblem: boolean
}

const NOTHING: Transfer = { busy: undefined, lines: [], isProblem: false }

/** Everything out to a file, or in from one, and what became of it. */
export function useTransfer(words: Translations) {
  const { settings } = words
  const [transfer, setTransfer] = useState(NOTHING)
  return {
    ...transfer,
    exportAll: async () => {
      setTransfer({ ...NOTHING, busy: settings.exporting })
      const isSent = await exportEverything()
      const line = isSent ? settings.exported : settings.notExported
      setTransfer({ busy: undefined, lines: [line], isProblem: !isSent })
    },
    importAll: async () => {
      setTransfer({ ...NOTHING, busy: settings.importing })
      const imported = await importFile()
      setTransfer(
        imported
          ? {
              busy: undefined,
              lines: importLines(imported, words),
              isProblem: !imported.ok || imported.value.refused.length > 0,
            }
          : NOTHING,
      )
    },
  }
}
