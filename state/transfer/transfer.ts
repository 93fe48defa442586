import { pickFile, sendFile } from '@/device/files'
import type { ImportResult } from '@/model/transfer'
import { exportName, exportText } from './export-file'
import { importText, LARGEST_IMPORT } from './import-file'

/** Exports everything as one file, to share or download; resolves to whether that worked. */
export async function exportEverything(): Promise<boolean> {
  try {
    const text = await exportText()
    return (await sendFile(exportName(new Date()), text)) === 'sent'
  } catch {
    return false
  }
}

/** Imports a file that the user picks; resolves to undefined if the picker was cancelled. */
export async function importFile(): Promise<ImportResult | undefined> {
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
