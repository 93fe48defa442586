import { importTypeScript } from './import-typescript.mjs'

const { writeScreens } = await importTypeScript(
  new URL('screens/write-screens.ts', import.meta.url),
)
await writeScreens(new URL('../screens/', import.meta.url))
