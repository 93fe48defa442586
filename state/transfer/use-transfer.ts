import { useState } from 'react'
import { pickFile, sendFile } from '@/device/files'
import type { ImportResult, Transfer } from '@/model/transfer'
import { exportName, exportText } from './export-file'
import { importText, LARGEST_IMPORT } from './import-file'

/** Exports everything as one file, to share or download; resolves to whether that worked. */
async function exportEverything(): Promise<boolean> {
  try {
    const text = await exportText()
    return (await sendFile(exportName(new Date()), text)) === 'sent'
  } catch {
    return false
  }
}

/** Imports a file that the user picks; resolves to undefined if the picker was cancelled. */
async function importFile(): Promise<ImportResult | undefined> {
  const picked = await pickFile(LARGEST_IMPORT)
  switch (picked.kind) {
    case 'picked':
      return importText(picked.text)
    case 'cancelled':
      return undefined
    case 'failed':
      return { ok: false, error: 'unreadable' }
    case 'too-large':
      return { ok: false, error: 'too-large' }
  }
}

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
