import type { Page } from 'playwright-core'

type Watched = Window & { saveTimes?: number[] }

/** Runs in the page, before the app: notes how long every save takes, from its start until it is kept. */
function watch(): void {
  const times: number[] = ((window as Watched).saveTimes = [])
  const { prototype } = IDBObjectStore
  type Put = (this: IDBObjectStore, ...values: unknown[]) => unknown
  const put = Object.getOwnPropertyDescriptor(prototype, 'put')!.value as Put
  const timed: Put = function (...values) {
    const start = performance.now()
    this.transaction.addEventListener('complete', () => times.push(performance.now() - start))
    return put.apply(this, values)
  }
  Object.defineProperty(prototype, 'put', { value: timed })
}

export const watchSaves = (page: Page): Promise<unknown> => page.addInitScript(watch)

/** How long each save took since this was last asked, in milliseconds. */
export const takeSaveTimes = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as Watched).saveTimes!.splice(0))
