import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The size of the JavaScript that the first page loads, gzipped, in kilobytes. */
export async function firstLoadKilobytes(folder: string): Promise<number> {
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source!)
  const sizes = await Promise.all(
    scripts.map(async (source) => gzipSync(await readFile(join(folder, source))).length),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
