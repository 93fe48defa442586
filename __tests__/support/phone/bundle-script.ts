import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The script of an exported phone's bundle, which Hermes has not compiled. */
export async function bundleScript(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true })
  const script = files.find((file) => file.endsWith('.js'))
  if (!script) throw new Error(`${folder} holds no script.`)
  return join(folder, script)
}
