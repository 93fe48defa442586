// The table of a match or a replay, and its box on a page of rules: a phone has them from the start.
export { Table } from './table'
export { TableBox } from './table-box'

/** Loads them before they are drawn. */
export const loadTable = (): Promise<unknown> => Promise.resolve()

/** The same, with the images that they are drawn with. */
export const fetchTable = (): Promise<unknown> => Promise.resolve()
