/** Stands in for react-native-svg where nothing needs to be drawn. */
import { Component } from 'react'

class Undrawn extends Component {
  override render() {
    return null
  }
}

export {
  Undrawn as Circle,
  Undrawn as Defs,
  Undrawn as Ellipse,
  Undrawn as G,
  Undrawn as Image,
  Undrawn as Line,
  Undrawn as LinearGradient,
  Undrawn as Path,
  Undrawn as Pattern,
  Undrawn as RadialGradient,
  Undrawn as Rect,
  Undrawn as Stop,
  Undrawn as Text,
}

// eslint-disable-next-line import-x/no-default-export -- the module it stands in for has one
export default Undrawn
