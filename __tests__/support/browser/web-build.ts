import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { exportApp, type Exported } from '../export-app'

/** The app as it is published on the web: the build WEB_BUILD names, or one exported now. */
export async function webBuild(): Promise<Exported> {
  const ready = process.env.WEB_BUILD
  if (ready) {
    if (existsSync(join(ready, 'index.html'))) {
      return { folder: ready, remove: () => Promise.resolve() }
    }
    throw new Error(`WEB_BUILD names ${ready}, which holds no web build.`)
  }
  process.stderr.write('Exporting the web build, which takes a minute or two.\n')
  return exportApp('web')
}
