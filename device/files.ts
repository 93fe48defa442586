import { File, Paths } from 'expo-file-system'
import { isAvailableAsync, shareAsync } from 'expo-sharing'
import type { PickResult, SendResult } from './file-results'

const JSON_TYPE = 'application/json'

/** Writes the text to a file and opens the phone's share sheet for it. */
export async function sendFile(name: string, text: string): Promise<SendResult> {
  try {
    if (!(await isAvailableAsync())) return 'failed'
    const file = new File(Paths.cache, name)
    file.create({ overwrite: true })
    file.write(text)
    await shareAsync(file.uri, { mimeType: JSON_TYPE, UTI: 'public.json', dialogTitle: name })
    return 'sent'
  } catch {
    return 'failed'
  }
}

/** Opens the phone's file picker and reads the file picked, unless it is larger than `maxBytes`. */
export async function pickFile(maxBytes: number): Promise<PickResult> {
  try {
    // Any type: a file sent through a messenger often loses its MIME type.
    const { canceled, result } = await File.pickFileAsync({ mimeTypes: [JSON_TYPE, '*/*'] })
    if (canceled) return { kind: 'cancelled' }
    if ((result.size ?? 0) > maxBytes) return { kind: 'too-large' }
    return { kind: 'picked', text: await result.text() }
  } catch {
    return { kind: 'failed' }
  }
}
