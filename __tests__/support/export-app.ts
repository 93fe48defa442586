import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

type Platform = 'android' | 'ios' | 'web'

/** What Expo exports, in a folder that is there until `remove` is called. */
export type Exported = { readonly folder: string; readonly remove: () => Promise<void> }

/** Exports the app for a platform, as it is published. */
export async function exportApp(platform: Platform, ...options: string[]): Promise<Exported> {
  const folder = await mkdtemp(join(tmpdir(), `shut-the-box-${platform}-`))
  const remove = () => rm(folder, { recursive: true, force: true })
  // Whatever kind of run asks for it: Jest's own NODE_ENV would make another build.
  const env = { ...process.env, NODE_ENV: 'production' as const, CI: '1', EXPO_NO_TELEMETRY: '1' }
  const args = ['expo', 'export', '--platform', platform, ...options, '--output-dir', folder]
  try {
    await promisify(execFile)('npx', args, { env, maxBuffer: 64 * 1024 * 1024 })
    return { folder, remove }
  } catch (error) {
    await remove()
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(`The app could not be exported for ${platform}.\n${stderr || message}`)
  }
}
