import { spawnSync } from 'node:child_process'
import { importTypeScript } from '../../scripts/import-typescript.mjs'

// Real-time scheduling for this process and its children: otherwise the time of other programs would be
// measured too.
const hasPriority = spawnSync('chrt', ['--rr', '--pid', '1', String(process.pid)]).status === 0
if (!hasPriority) console.warn('chrt is missing or not allowed: other programs may disturb this.')

const { measureApp } = await importTypeScript(new URL('measure-app.ts', import.meta.url))
process.exitCode = (await measureApp(new URL('results.json', import.meta.url))) ? 0 : 1
