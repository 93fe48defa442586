import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'

import { bundleForNode, bundleForHermes } from './bundle.mjs'
import { compare, isMissed, table } from './report.mjs'
import { findRuntimes, runScript } from './runtimes.mjs'

const RESULTS = new URL('results.json', import.meta.url)

/** Runs the scenarios one after the other, each in a process of its own. */
async function measure(runtime, script, folder) {
  const run = async (name, front) => {
    const path = join(folder, `${runtime.name}-${name}.js`)
    await writeFile(path, `${front}\n${script}`)
    return runScript(runtime, path)
  }
  const { scenarios } = await run('count', '')
  const measurements = []
  for (let index = 0; index < scenarios; index++) {
    const result = await run(index, `var scenarioIndex = ${index}`)
    measurements.push(...result.measurements)
  }
  return measurements
}

async function measureAll({ node, hermes }) {
  const folder = await mkdtemp(join(tmpdir(), 'shut-the-box-bench-'))
  try {
    const onNode = await measure(node, await bundleForNode(), folder)
    if (!hermes) return compare(onNode)
    return compare(onNode, await measure(hermes, await bundleForHermes(), folder))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const runtimes = await findRuntimes()
if (!runtimes.hermes)
  console.log(
    `No Hermes binary runs on ${process.platform} ${process.arch}: Node alone is measured.`,
  )

const rows = await measureAll(runtimes)
console.log(table(rows))
const machine = { cpu: cpus()[0]?.model, node: process.version, platform: process.platform }
await writeFile(RESULTS, `${JSON.stringify({ machine, rows }, null, 2)}\n`)

const missed = rows.filter(isMissed)
if (missed.length > 0) {
  console.error(`\nOver budget: ${missed.map(({ name }) => name).join('; ')}`)
  process.exitCode = 1
}
