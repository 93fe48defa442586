import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.ttf': 'font/ttf',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
}

/** Pages whose address has a part of its own, and the file that stands for all of them. */
const DYNAMIC_PAGES: readonly (readonly [RegExp, string])[] = [
  [/^\/results\/[^/]+$/, '/results/[id].html'],
  [/^\/history\/replay\/[^/]+$/, '/history/replay/[id].html'],
  [/^\/history\/[^/]+$/, '/history/[id].html'],
  [/^\/players\/[^/]+$/, '/players/[id].html'],
]

export type Served = { readonly url: string; readonly close: () => Promise<void> }

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** The file for an address, as a plain web host finds it; undefined when there is none. */
export function fileFor(root: string, address: string): string | undefined {
  const path = normalize(decodeURIComponent(new URL(address, 'http://host').pathname))
  const dynamic = DYNAMIC_PAGES.find(([pattern]) => pattern.test(path))?.[1]
  const candidates = [path, `${path}.html`, join(path, 'index.html'), ...(dynamic ? [dynamic] : [])]
  return candidates.map((candidate) => join(root, candidate)).find(isFile)
}

/** Serves an exported build on a free port of this machine. */
export async function serveFolder(root: string): Promise<Served> {
  const server = createServer((request, response) => {
    const file = fileFor(root, request.url ?? '/')
    const sent = file ?? join(root, '+not-found.html')
    response.writeHead(file ? 200 : 404, {
      'content-type': TYPES[extname(sent)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
    })
    createReadStream(sent).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
