import { findChromium, thisMachine } from './chromium'
import { serveFolder, type Served } from './static-server'
import type { Exported } from '../export-app'
import { webBuild } from './web-build'

export type ServedApp = Served & { readonly folder: string; readonly chromiumPath: string }

/** Finds a browser, builds the app and serves it; `close` puts everything away again. */
export async function serveApp(): Promise<ServedApp> {
  const chromiumPath = await findChromium(thisMachine())
  const build = await webBuild()
  const served = await serveFolder(build.folder)
  return { ...served, folder: build.folder, chromiumPath, close: () => putAway(served, build) }
}

async function putAway(served: Served, build: Exported): Promise<void> {
  await served.close()
  await build.remove()
}
