import { useState } from 'react'
import type { Transfer } from '@/model/transfer'
import { exportEverything, importFile } from './transfer'

/** Functions to export and import, and the state of the last transfer. */
export function useTransfer() {
  const [transfer, setTransfer] = useState<Transfer>({ kind: 'none' })
  return {
    transfer,
    exportAll: async () => {
      setTransfer({ kind: 'exporting' })
      const isSent = await exportEverything()
      setTransfer({ kind: isSent ? 'exported' : 'not-exported' })
    },
    importAll: async () => {
      setTransfer({ kind: 'importing' })
      const imported = await importFile()
      setTransfer(imported ? { kind: 'imported', imported } : { kind: 'none' })
    },
  }
}
