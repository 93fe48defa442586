import { pickFile, sendFile } from '@/device/files'
import type { Result } from '@/engine'
import { exportName, exportText } from './export-file'
import { importText, LARGEST_IMPORT, type ImportError, type ImportReport } from './import-file'

/** Hands over everything that was played as one file; says whether that worked. */
export async function exportEverything(): Promise<boolean> {
  try {
    const text = await exportText()
    return (await sendFile(exportName(new Date()), text)) === 'sent'
  } catch {
    return false
  }
}

/** Lets the player pick a file, and adds what is new in it; undefined where nothing was picked. */
export async function importFile(): Promise<Result<ImportReport, ImportError> | undefined> {
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
