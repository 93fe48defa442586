import { importTypeScript } from '../../scripts/import-typescript.mjs'

const { measureApp } = await importTypeScript(new URL('measure-app.ts', import.meta.url))
process.exitCode = (await measureApp(new URL('results.json', import.meta.url))) ? 0 : 1
