import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Row } from './report'

// What they were before there were a coach, rules pages and French: what makes them grow should be seen.
const MOST_KILOBYTES = { android: 3811, ios: 3648 }
// A little above what it is.
const MOST_MODULES = 2100

type Bundle = { readonly kilobytes: number; readonly modules: number }

/** The Hermes bytecode of a phone, and how many modules are in it. */
async function bundleOf(platform: string): Promise<Bundle> {
  const folder = await mkdtemp(join(tmpdir(), `shut-the-box-${platform}-`))
  const args = ['export', '--platform', platform, '--source-maps', '--output-dir', folder]
  const env = { ...process.env, NODE_ENV: 'production' as const, CI: '1', EXPO_NO_TELEMETRY: '1' }
  try {
    await promisify(execFile)('npx', ['expo', ...args], { env, maxBuffer: 64 * 1024 * 1024 })
    const files = await readdir(folder, { recursive: true })
    const named = (end: string) => join(folder, files.find((name) => name.endsWith(end)) ?? end)
    const { size } = await stat(named('.hbc'))
    const map = JSON.parse(await readFile(named('.hbc.map'), 'utf8')) as { sources: string[] }
    return { kilobytes: size / 1024, modules: new Set(map.sources).size }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A phone has all screens in one bundle; `modules-run.ts` counts what runs before the first of them. */
export async function phoneRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const platform of ['android', 'ios'] as const) {
    const { kilobytes, modules } = await bundleOf(platform)
    rows.push(
      {
        name: `Hermes bundle for ${platform}`,
        value: kilobytes,
        unit: 'KB',
        atMost: MOST_KILOBYTES[platform],
      },
      {
        name: `modules in the bundle for ${platform}`,
        value: modules,
        unit: '',
        atMost: MOST_MODULES,
      },
    )
  }
  return rows
}
