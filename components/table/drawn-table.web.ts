import { loadedLater } from '../ui/loaded-later'

// A browser loads them as one bundle, apart from that of the first screen.
const { load, part } = loadedLater(() => import('./loaded'))

export const loadTable: () => Promise<unknown> = load

export const Table = part((loaded) => loaded.Table)
export const TableBox = part((loaded) => loaded.TableBox)
