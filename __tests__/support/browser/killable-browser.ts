import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { LAUNCH_FLAGS } from './chromium'

/** A browser with a profile on disk, which can be killed at any moment and started again. */
export type KillableBrowser = {
  readonly start: () => Promise<Page>
  /** Ends every process of it at once, as a dead battery would. */
  readonly kill: () => Promise<void>
  readonly remove: () => Promise<void>
}

const STARTED = /DevTools listening on (ws:\S+)/

const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = ''
    child.stderr!.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const address = STARTED.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', () => reject(new Error(`The browser ended by itself.\n${said}`)))
  })

export async function killableBrowser(path: string, timeoutMs: number): Promise<KillableBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'shut-the-box-profile-'))
  let child: ChildProcess | undefined

  const kill = async () => {
    const dying = child
    child = undefined
    if (!dying?.pid || dying.exitCode !== null) return
    const isDead = new Promise((resolve) => dying.once('exit', resolve))
    // Its group, since a browser is many processes.
    process.kill(-dying.pid, 'SIGKILL')
    await isDead
  }

  return {
    kill,
    start: async () => {
      const flags = ['--headless', '--no-first-run', '--remote-debugging-port=0']
      const args = [...LAUNCH_FLAGS, ...flags, `--user-data-dir=${profile}`, 'about:blank']
      child = spawn(path, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] })
      const browser = await chromium.connectOverCDP(await addressOf(child))
      const [context] = browser.contexts()
      context!.setDefaultTimeout(timeoutMs)
      return context!.pages()[0] ?? (await context!.newPage())
    },
    remove: async () => {
      await kill()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
