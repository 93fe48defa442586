import { StyleSheet, View } from 'react-native'
import { Circle, G, Path, Svg } from '../ui/svg'
import { brass } from '../ui/theme'

type Props = {
  /** How many there are; below zero they are owed, and only their rims are drawn. */
  readonly count: number
  readonly size?: number
}

/** A taller stack would look the same. */
const MOST_DRAWN = 5
const RED = '#a8362a'
const DARK_RED = '#74211a'

/** Renders a small stack of chips seen from the side and a little from above. */
export function ChipStack({ count, size = 22 }: Props) {
  const drawn = Math.min(MOST_DRAWN, Math.abs(count))
  const isOwed = count < 0
  const step = 4
  const height = 13 + Math.max(0, drawn - 1) * step
  return (
    <View aria-hidden style={styles.still}>
      {/* Whole points: a phone cuts off the rest. */}
      <Svg width={size} height={Math.round((size * height) / 24)} viewBox={`0 0 24 ${height}`}>
        {drawn === 0 ? <Rim y={height - 7} /> : null}
        {Array.from({ length: drawn }, (_, level) => {
          const y = height - 7 - level * step
          return isOwed ? <Rim key={level} y={y} /> : <Disc key={level} y={y} />
        })}
      </Svg>
    </View>
  )
}

/** A circle seen a little from above, in the middle of the stack. */
const oval = (y: number, rx: number, ry: number) =>
  `M${12 - rx} ${y} a${rx} ${ry} 0 1 0 ${2 * rx} 0 a${rx} ${ry} 0 1 0 ${-2 * rx} 0 z`

/** A place without a chip: nothing won, or a chip that was lost. */
const Rim = ({ y }: { readonly y: number }) => (
  <Path
    d={oval(y, 10.5, 5)}
    fill="none"
    stroke={brass.middle}
    strokeWidth={1.3}
    strokeDasharray="3 2.4"
  />
)

const Disc = ({ y }: { readonly y: number }) => (
  <G>
    <Path
      d={`M1 ${y} v3 a11 5.4 0 0 0 22 0 v-3 z`}
      fill={DARK_RED}
      stroke="#3d0f0b"
      strokeWidth={0.6}
    />
    <Path
      d={`M4.2 ${y + 4.4} v3 M12 ${y + 5.6} v3 M19.8 ${y + 4.4} v3`}
      stroke={brass.light}
      strokeWidth={3}
    />
    <Path d={oval(y, 11, 5.4)} fill={RED} stroke={brass.light} strokeWidth={0.9} />
    <Path d={oval(y, 6.4, 2.9)} fill="none" stroke={brass.light} strokeWidth={0.9} />
  </G>
)

/** Renders one chip from above, as it slides over the table. */
export const FlatChip = ({ size }: { readonly size: number }) => (
  <Svg aria-hidden width={size} height={size} viewBox="0 0 24 24">
    <Circle cx={12} cy={12} r={11} fill={RED} stroke="#3d0f0b" strokeWidth={0.8} />
    <Circle
      cx={12}
      cy={12}
      r={9.4}
      fill="none"
      stroke={brass.light}
      strokeWidth={2.6}
      strokeDasharray="4.9 4.94"
    />
    <Circle cx={12} cy={12} r={5.6} fill={DARK_RED} stroke={brass.light} strokeWidth={0.9} />
  </Svg>
)

const styles = StyleSheet.create({ still: { pointerEvents: 'none', alignSelf: 'center' } })
