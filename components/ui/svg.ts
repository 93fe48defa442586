/** The SVG elements that pictures are drawn with. */
// eslint-disable-next-line no-restricted-imports -- the one place
export {
  default as Svg,
  Circle,
  Defs,
  G,
  Line,
  LinearGradient,
  Path,
  RadialGradient,
  Rect,
  Stop,
  Text as SvgText,
} from 'react-native-svg'
