import { lazyModule } from '../ui/lazy-module'

// A browser loads them as one bundle, apart from that of the first screen.
const { load, component } = lazyModule(() => import('./table-bundle'))

export const loadTable: () => Promise<unknown> = load

/** The same, with the images that they are drawn with. */
export const fetchTable = async (): Promise<unknown> => (await load()).fetchTextures()

export const Table = component((loaded) => loaded.Table)
export const TableBox = component((loaded) => loaded.TableBox)
