import { useId } from 'react'
import { StyleSheet } from 'react-native'
import Svg, { Defs, LinearGradient, RadialGradient, Rect, Stop } from 'react-native-svg'

type Props = {
  /** In order from the top to the bottom, or from the centre outwards. */
  readonly colours: readonly string[]
  readonly from?: 'top' | 'centre'
  readonly radius?: number
}

/** Fills its parent with a gradient, drawn as SVG because that looks the same on every platform. */
export function Gradient({ colours, from = 'top', radius = 0 }: Props) {
  const id = useId()
  const stops = colours.map((colour, index) => (
    <Stop key={index} offset={index / (colours.length - 1)} stopColor={colour} />
  ))
  return (
    <Svg
      aria-hidden
      style={[StyleSheet.absoluteFill, styles.fill]}
      width="100%"
      height="100%"
      pointerEvents="none"
    >
      <Defs>
        {from === 'top' ? (
          <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            {stops}
          </LinearGradient>
        ) : (
          <RadialGradient id={id} cx="50%" cy="35%" rx="120%" ry="100%">
            {stops}
          </RadialGradient>
        )}
      </Defs>
      <Rect width="100%" height="100%" rx={radius} fill={`url(#${id})`} />
    </Svg>
  )
}

const styles = StyleSheet.create({
  fill: { pointerEvents: 'none' },
})
