import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type WebBuild = { readonly folder: string; readonly remove: () => Promise<void> }

/** The app as it is published on the web: the build WEB_BUILD names, or one exported now. */
export async function webBuild(): Promise<WebBuild> {
  const ready = process.env.WEB_BUILD
  if (ready) {
    if (existsSync(join(ready, 'index.html'))) {
      return { folder: ready, remove: () => Promise.resolve() }
    }
    throw new Error(`WEB_BUILD names ${ready}, which holds no web build.`)
  }
  process.stderr.write('Exporting the web build, which takes a minute or two.\n')
  const folder = await mkdtemp(join(tmpdir(), 'shut-the-box-web-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await exportTo(folder)
    return { folder, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function exportTo(folder: string): Promise<void> {
  // A published build, whatever kind of run asks for it: Jest's own NODE_ENV would make another.
  const env = { ...process.env, NODE_ENV: 'production' as const, CI: '1', EXPO_NO_TELEMETRY: '1' }
  const args = ['expo', 'export', '--platform', 'web', '--output-dir', folder]
  try {
    await promisify(execFile)('npx', args, { env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(`The web build could not be exported.\n${stderr || message}`)
  }
}
