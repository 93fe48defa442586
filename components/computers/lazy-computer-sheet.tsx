// A phone has the sheet from the start, so that it opens at once.
export { ComputerSheet as LazyComputerSheet } from './computer-sheet'
