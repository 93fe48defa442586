import { build } from 'esbuild'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const CACHE = fileURLToPath(new URL('../node_modules/.cache/shut-the-box/', import.meta.url))

/** Imports a TypeScript module, bundled with the project files that it imports. */
export async function importTypeScript(url) {
  await mkdir(CACHE, { recursive: true })
  // Below node_modules, so that Node finds the packages it imports.
  const outfile = join(CACHE, `${process.pid}.mjs`)
  try {
    await build({
      entryPoints: [fileURLToPath(url)],
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      packages: 'external',
      outfile,
    })
    return await import(pathToFileURL(outfile).href)
  } finally {
    await rm(outfile, { force: true })
  }
}
