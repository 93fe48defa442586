import { useId } from 'react'
import { Image, StyleSheet, View } from 'react-native'
import Svg, {
  Circle,
  Defs,
  LinearGradient,
  Path,
  RadialGradient,
  Rect,
  Stop,
} from 'react-native-svg'

import grain from '@/assets/textures/walnut.png'
import { brass, walnut } from '@/components/ui/theme'

type Props = {
  readonly width: number
  readonly height: number
  readonly frame: number
  /** Of the opening, and of the corners outside. */
  readonly innerRadius: number
  readonly outerRadius: number
}

/** Each screw was turned home by hand. */
const SLOTS = [28, -16, 62, -40] as const

/** The walnut: four rails, mitred, with a screw in each corner. */
export function BoxFrame({ width, height, frame, innerRadius, outerRadius }: Props) {
  const id = useId()
  const [right, bottom] = [width - frame, height - frame]
  const screw = Math.min(4.6, frame * 0.3)
  const seat = frame * 0.62
  const screws = [
    [seat, seat],
    [width - seat, seat],
    [seat, height - seat],
    [width - seat, height - seat],
  ] as const
  const mitres = `M0 0L${frame} ${frame}M${width} 0L${right} ${frame}M0 ${height}L${frame} ${bottom}M${width} ${height}L${right} ${bottom}`
  const standing = { width: height, height: frame, top: (height - frame) / 2 }
  return (
    <View style={[StyleSheet.absoluteFill, styles.clip, { borderRadius: outerRadius }]}>
      <Svg
        aria-hidden
        pointerEvents="none"
        width={width}
        height={height}
        style={StyleSheet.absoluteFill}
      >
        <Defs>
          <LinearGradient id={`${id}wood`} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor="#935f38" />
            <Stop offset="0.12" stopColor={walnut.light} />
            <Stop offset="0.55" stopColor={walnut.middle} />
            <Stop offset="1" stopColor={walnut.dark} />
          </LinearGradient>
        </Defs>
        <Rect width={width} height={height} fill={`url(#${id}wood)`} />
      </Svg>
      <Image
        source={grain}
        resizeMode="repeat"
        style={[styles.rail, { width, height: frame, top: 0 }]}
      />
      <Image
        source={grain}
        resizeMode="repeat"
        style={[styles.rail, { width, height: frame, top: bottom }]}
      />
      {[0, right].map((left) => (
        <View
          key={left}
          style={[styles.side, { left, top: frame, width: frame, height: height - 2 * frame }]}
        >
          <Image
            source={grain}
            resizeMode="repeat"
            style={[
              styles.rail,
              styles.upright,
              standing,
              { top: (height - 3 * frame) / 2, left: (frame - height) / 2 },
            ]}
          />
        </View>
      ))}
      <Svg
        aria-hidden
        pointerEvents="none"
        width={width}
        height={height}
        style={StyleSheet.absoluteFill}
      >
        <Defs>
          <RadialGradient id={`${id}head`} cx="38%" cy="30%" r="75%">
            <Stop offset="0" stopColor="#fff3c6" />
            <Stop offset="0.45" stopColor={brass.middle} />
            <Stop offset="1" stopColor={brass.edge} />
          </RadialGradient>
          <LinearGradient id={`${id}left`} x1="0" y1="0" x2="1" y2="0">
            <Stop offset="0" stopColor="#000" stopOpacity="0.22" />
            <Stop offset="0.35" stopColor="#ffdca8" stopOpacity="0.1" />
            <Stop offset="1" stopColor="#000" stopOpacity="0.2" />
          </LinearGradient>
          <LinearGradient id={`${id}right`} x1="0" y1="0" x2="1" y2="0">
            <Stop offset="0" stopColor="#ffdca8" stopOpacity="0.14" />
            <Stop offset="1" stopColor="#000" stopOpacity="0.3" />
          </LinearGradient>
        </Defs>
        <Path d={`M0 0L${frame} ${frame}V${bottom}L0 ${height}Z`} fill={`url(#${id}left)`} />
        <Path
          d={`M${width} 0L${right} ${frame}V${bottom}L${width} ${height}Z`}
          fill={`url(#${id}right)`}
        />
        <Path d={mitres} stroke="#1d0e06" strokeOpacity={0.55} strokeWidth={1} />
        <Path
          d={mitres}
          stroke="#ffd9a0"
          strokeOpacity={0.14}
          strokeWidth={0.8}
          transform="translate(0 1)"
        />
        <Rect
          x={frame - 0.5}
          y={frame - 0.5}
          width={width - 2 * frame + 1}
          height={height - 2 * frame + 1}
          rx={innerRadius}
          fill="#1b0f08"
          stroke="#150a05"
          strokeWidth={1.5}
        />
        <Path
          d={`M${frame + innerRadius} ${bottom + 1.4}H${right - innerRadius}`}
          stroke="#ffd9a0"
          strokeOpacity={0.28}
          strokeWidth={1}
        />
        {screws.map(([cx, cy], i) => {
          const angle = ((SLOTS[i] ?? 0) * Math.PI) / 180
          const [dx, dy] = [Math.cos(angle) * screw * 0.78, Math.sin(angle) * screw * 0.78]
          return (
            <Path
              key={`${cx} ${cy}`}
              d={`M${cx - dx} ${cy - dy}L${cx + dx} ${cy + dy}`}
              stroke="none"
            />
          )
        })}
        {screws.map(([cx, cy]) => (
          <Circle
            key={`${cx} ${cy}`}
            cx={cx}
            cy={cy}
            r={screw}
            fill={`url(#${id}head)`}
            stroke="#241106"
            strokeWidth={0.9}
          />
        ))}
        <Path
          d={screws
            .map(([cx, cy], i) => {
              const angle = ((SLOTS[i] ?? 0) * Math.PI) / 180
              const [dx, dy] = [Math.cos(angle) * screw * 0.74, Math.sin(angle) * screw * 0.74]
              return `M${cx - dx} ${cy - dy}L${cx + dx} ${cy + dy}`
            })
            .join('')}
          stroke="#4a300b"
          strokeWidth={Math.max(1, screw * 0.28)}
        />
      </Svg>
      <View style={[StyleSheet.absoluteFill, styles.bevel, { borderRadius: outerRadius }]} />
    </View>
  )
}

const styles = StyleSheet.create({
  clip: { overflow: 'hidden' },
  rail: { position: 'absolute', left: 0, opacity: 0.9 },
  side: { position: 'absolute', overflow: 'hidden' },
  upright: { transform: [{ rotate: '90deg' }] },
  bevel: {
    boxShadow:
      'inset 0 1px 0 rgba(255,222,176,0.4), inset 0 -2px 3px rgba(0,0,0,0.45), inset 0 0 3px rgba(0,0,0,0.4)',
    pointerEvents: 'none',
  },
})
