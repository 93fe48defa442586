/** What moves on a page: where things are in every frame, while something is done. */
import type { Page } from 'playwright-core'

type Place = { readonly left: number; readonly top: number }
type Filming = Window & { frames?: Record<string, Place>[] | undefined }

/** Runs in the page: notes in every frame where each of these is, once all are there. */
function start(things: Readonly<Record<string, string>>): void {
  const view = window as Filming
  const frames: Record<string, Place>[] = (view.frames = [])
  const placeOf = (path: string) => {
    const { FIRST_ORDERED_NODE_TYPE } = XPathResult
    const found = document.evaluate(path, document, null, FIRST_ORDERED_NODE_TYPE)
    const { left, top } = (found.singleNodeValue as Element).getBoundingClientRect()
    return { left: Math.round(left), top: Math.round(top) }
  }
  const look = () => {
    if (view.frames !== frames) return
    requestAnimationFrame(look)
    try {
      const places = Object.entries(things).map(([name, path]) => [name, placeOf(path)])
      frames.push(Object.fromEntries(places) as Record<string, Place>)
    } catch {
      // One of them is not there yet.
    }
  }
  requestAnimationFrame(look)
}

/** Where each of these things, named by their XPaths, is in every frame until `action` has ended. */
export async function filmed<K extends string>(
  page: Page,
  things: Readonly<Record<K, string>>,
  action: () => Promise<void>,
): Promise<readonly Readonly<Record<K, Place>>[]> {
  await page.evaluate(start, things)
  await action()
  const frames = await page.evaluate(() => {
    const view = window as Filming
    const all = view.frames ?? []
    view.frames = undefined
    return all
  })
  return frames as Record<K, Place>[]
}
