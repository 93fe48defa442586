import { importTypeScript } from './import-typescript.mjs'

const { writeScreens } = await importTypeScript(
  new URL('screens/write-screens.ts', import.meta.url),
)
// `npm run screens -- 390x844-dark` takes only the screenshots of that size and scheme.
await writeScreens(new URL('../screens/', import.meta.url), process.argv.slice(2))
