import { execFile, spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'

/** What the search for a browser needs to know about a machine, and may do to it. */
export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether packages can be installed with apt. */
  readonly hasApt: boolean
  /** The path of playwright's own browser, which may not exist. */
  readonly playwrightPath: string
  readonly systemPaths: readonly string[]
  /** Starts, and says its version. */
  readonly works: (path: string) => Promise<boolean>
  /** Runs a command to its end; false when it failed. */
  readonly run: (command: string, ...args: string[]) => Promise<boolean>
  readonly say: (sentence: string) => void
}

export const LAUNCH_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
]

/** The shell draws pages as Chromium does and has no windows of its own, which takes half the time. */
const APT_BROWSERS = ['chromium-headless-shell', 'chromium']
const APT_FONTS = ['fonts-dejavu-core', 'fonts-liberation']

async function firstWorking(machine: Machine): Promise<string | undefined> {
  for (const path of [machine.playwrightPath, ...machine.systemPaths])
    if (await machine.works(path)) return path
  return undefined
}

async function installWithApt({ run }: Machine): Promise<void> {
  if (!(await run('apt-get', 'update'))) return
  const install = ['install', '-y', '--no-install-recommends', ...APT_FONTS]
  for (const browser of APT_BROWSERS) if (await run('apt-get', ...install, browser)) return
}

/**
 * The path of a Chromium that starts: the one named in CHROMIUM_PATH, playwright's own, the system's,
 * or one installed now. One that is named and does not start is an error, not a reason to look further.
 */
export async function findChromium(machine: Machine): Promise<string> {
  const named = machine.env.CHROMIUM_PATH
  if (named) {
    if (await machine.works(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, which does not start.`)
  }
  const found = await firstWorking(machine)
  if (found) return found

  machine.say('No Chromium was found: downloading the one of playwright-core.')
  await machine.run('npx', 'playwright-core', 'install', 'chromium')
  const downloaded = await firstWorking(machine)
  if (downloaded) return downloaded

  if (machine.hasApt) {
    machine.say('The download did not help: installing Chromium with apt.')
    await installWithApt(machine)
    const installed = await firstWorking(machine)
    if (installed) return installed
  }
  throw new Error(
    'No Chromium was found and none could be installed: set CHROMIUM_PATH to one that starts.',
  )
}

const SYSTEM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC_PATHS = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
)

const isExecutable = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(command: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    child.on('error', () => resolve(false))
    child.on('exit', (code) => resolve(code === 0))
  })
}

/** The machine the tests run on. */
export const thisMachine = (): Machine => ({
  env: process.env,
  hasApt: process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get'),
  playwrightPath: chromium.executablePath(),
  systemPaths: [
    ...SYSTEM_NAMES.flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    ),
    ...MAC_PATHS,
  ],
  works: async (path) =>
    isExecutable(path) &&
    promisify(execFile)(path, ['--no-sandbox', '--version']).then(
      () => true,
      () => false,
    ),
  run,
  say: (sentence) => process.stderr.write(`${sentence}\n`),
})
