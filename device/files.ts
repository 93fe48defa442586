import { File, Paths } from 'expo-file-system'
import { isAvailableAsync, shareAsync } from 'expo-sharing'

export type Sent = 'sent' | 'failed'

export type Picked =
  | { readonly kind: 'picked'; readonly text: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-large' }

const JSON_TYPE = 'application/json'

/** Hands a text over as a file: to whatever the phone's share sheet offers. */
export async function sendFile(name: string, text: string): Promise<Sent> {
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

/** Lets the player pick a file, and reads it unless it is larger than this, in bytes. */
export async function pickFile(largest: number): Promise<Picked> {
  try {
    // Files that were sent through a messenger often lose their type.
    const { canceled, result } = await File.pickFileAsync({ mimeTypes: [JSON_TYPE, '*/*'] })
    if (canceled) return { kind: 'cancelled' }
    if ((result.size ?? 0) > largest) return { kind: 'too-large' }
    return { kind: 'picked', text: await result.text() }
  } catch {
    return { kind: 'failed' }
  }
}
