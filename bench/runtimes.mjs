import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const HERMES_BINARIES = {
  linux: ['linux64-bin', 'hermes'],
  darwin: ['osx-bin', 'hermes'],
  win32: ['win64-bin', 'hermes.exe'],
}

// A single thread, also for compilation and garbage collection, so that one core is measured.
const node = { name: 'node', command: process.execPath, flags: ['--single-threaded'] }

/** The Hermes binary for this machine, or undefined if none runs here. */
async function findHermes() {
  const binary = HERMES_BINARIES[process.platform]
  if (!binary) return undefined
  const manifest = createRequire(import.meta.url).resolve('hermes-engine-cli/package.json')
  const command = join(dirname(manifest), ...binary)
  if (!existsSync(command)) return undefined
  try {
    await run(command, ['--version'])
    return { name: 'hermes', command, flags: ['-O', '-w'] }
  } catch {
    return undefined
  }
}

export async function findRuntimes() {
  return { node, hermes: await findHermes() }
}

/** Runs a script and returns the JSON that it prints. */
export async function runScript({ command, flags }, path) {
  const { stdout } = await run(command, [...flags, path])
  return JSON.parse(stdout)
}
