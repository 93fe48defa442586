import { importTypeScript } from './import-typescript.mjs'

const load = (name) => importTypeScript(new URL(`screens/${name}.ts`, import.meta.url))
const [what, ...only] = process.argv.slice(2)

// `npm run screens -- strips` films what moves, `npm run screens -- strips throw` only that.
if (what === 'strips') {
  const { writeStrips } = await load('write-strips')
  await writeStrips(new URL('../screens/strips/', import.meta.url), only)
} else {
  // `npm run screens -- 390x844-dark` takes only the screenshots of that size and scheme.
  const { writeScreens } = await load('write-screens')
  await writeScreens(new URL('../screens/', import.meta.url), process.argv.slice(2))
}
