import { spawnSync } from 'node:child_process'
import { importTypeScript } from '../../scripts/import-typescript.mjs'

// What is started from here is then served before other programs, whose time would count as the app's.
const isFirst = spawnSync('chrt', ['--rr', '--pid', '1', String(process.pid)]).status === 0
if (!isFirst) console.warn('chrt is missing or not allowed: other programs may disturb this.')

const { measureApp } = await importTypeScript(new URL('measure-app.ts', import.meta.url))
process.exitCode = (await measureApp(new URL('results.json', import.meta.url))) ? 0 : 1
