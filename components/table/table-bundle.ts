// All that browsers load to draw a table, as one module: Metro puts what two lazy modules share into the bundle
// of the first screen.
export { fetchTextures } from '../box/texture-image'
export { Table } from './table'
export { TableBox } from './table-box'
