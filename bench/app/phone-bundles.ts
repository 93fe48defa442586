import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { exportApp } from '../../__tests__/support/export-app'
import { bundleScript } from '../../__tests__/support/phone/bundle-script'
import { PhoneApp } from '../../__tests__/support/phone/phone-app'
import type { Row } from './report'

type Platform = 'android' | 'ios'

// A little above their sizes: a change that makes them grow has to raise its budget.
const MOST_KILOBYTES = { android: 3811, ios: 3690 }
const MOST_MODULES = 2100
// Each of them delays the first screen.
const MOST_MODULES_RUN = 1400

/** The Hermes bytecode of a phone, and how many modules are in it. */
async function bytecodeRows(platform: Platform): Promise<Row[]> {
  const { folder, remove } = await exportApp(platform, '--source-maps')
  try {
    const files = await readdir(folder, { recursive: true })
    const named = (end: string) => join(folder, files.find((name) => name.endsWith(end)) ?? end)
    const { size } = await stat(named('.hbc'))
    const map = JSON.parse(await readFile(named('.hbc.map'), 'utf8')) as { sources: string[] }
    const name = `Hermes bundle for ${platform}`
    return [
      { name, value: size / 1024, unit: 'KB', atMost: MOST_KILOBYTES[platform] },
      {
        name: `modules in the bundle for ${platform}`,
        value: new Set(map.sources).size,
        unit: '',
        atMost: MOST_MODULES,
      },
    ]
  } finally {
    await remove()
  }
}

/** How many modules a phone runs before the first screen is drawn. */
async function modulesRunRow(platform: Platform): Promise<Row> {
  const { folder, remove } = await exportApp(platform, '--no-minify', '--no-bytecode')
  try {
    const app = await PhoneApp.start(await bundleScript(folder))
    await app.waitFor('The set-up', () => app.buttons.some((name) => name.startsWith('Play ')))
    const value = app.modulesRun
    app.close()
    const name = `modules run before the first screen on ${platform}`
    return { name, value, unit: '', atMost: MOST_MODULES_RUN }
  } finally {
    await remove()
  }
}

export async function phoneRows(): Promise<Row[]> {
  const rows: Row[] = []
  for (const platform of ['android', 'ios'] as const)
    rows.push(...(await bytecodeRows(platform)), await modulesRunRow(platform))
  return rows
}
