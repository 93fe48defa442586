import { Directory, File, Paths } from 'expo-file-system'
import type { KeyValue } from './stored'

/**
 * AsyncStorage deletes its database on Android when it cannot open it, and the system deletes it when it is
 * damaged. So each text is kept in a file of its own as well.
 */
export const HAS_COPIES: boolean = true

const folder = () => new Directory(Paths.document, 'saves')

// Keys have no dots.
const fileOf = (key: string) => new File(folder(), `${key.replaceAll('/', '.')}.txt`)

/** A copy starts with its key on a line of its own. */
const parseCopy = (text: string): KeyValue => {
  const end = text.indexOf('\n')
  return { key: text.slice(0, end), value: text.slice(end + 1) }
}

/** Never throws: without a copy the text is still in the storage. */
export function writeCopies(pairs: readonly KeyValue[]): void {
  try {
    folder().create({ intermediates: true, idempotent: true })
    for (const { key, value } of pairs) fileOf(key).write(`${key}\n${value}`)
  } catch {
    // The disk is full, or the files cannot be reached.
  }
}

export function removeCopies(keys: readonly string[]): void {
  for (const key of keys)
    try {
      const file = fileOf(key)
      if (file.exists) file.delete()
    } catch {
      // It does not exist, or cannot be removed.
    }
}

function listFiles(): readonly (Directory | File)[] | undefined {
  try {
    return folder().exists ? folder().list() : []
  } catch {
    return undefined
  }
}

/** All copies that can be read; undefined if the files of this phone cannot be reached. */
export async function readCopies(): Promise<readonly KeyValue[] | undefined> {
  const files = listFiles()
  if (!files) return undefined
  const copies: KeyValue[] = []
  for (const file of files)
    try {
      if (file instanceof File) copies.push(parseCopy(await file.text()))
    } catch {
      // This copy is lost.
    }
  return copies
}
