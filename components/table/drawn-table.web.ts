import { loadedLater } from '../ui/loaded-later'

// A browser loads them as one bundle, apart from that of the first screen.
const { load, part } = loadedLater(() => import('./loaded'))

export const loadTable: () => Promise<unknown> = load

/** The same, with the images that they are drawn with. */
export const fetchTable = async (): Promise<unknown> => (await load()).fetchTextures()

export const Table = part((loaded) => loaded.Table)
export const TableBox = part((loaded) => loaded.TableBox)
