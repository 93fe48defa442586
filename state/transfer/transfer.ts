import { pickFile, sendFile } from '@/device/files'
import type { Imported } from '@/model/transfer'
import { exportName, exportText } from './export-file'
import { importText, LARGEST_IMPORT } from './import-file'

/** Hands everything that was played over as one file; tells whether that worked. */
export async function exportEverything(): Promise<boolean> {
  try {
    const text = await exportText()
    return (await sendFile(exportName(new Date()), text)) === 'sent'
  } catch {
    return false
  }
}

/** Lets the player pick a file, and adds what is new in it; undefined where nothing was picked. */
export async function importFile(): Promise<Imported | undefined> {
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
