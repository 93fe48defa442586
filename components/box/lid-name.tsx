import { memo } from 'react'
import { StyleSheet } from 'react-native'
import { G, Path, Svg, SvgText } from '@/components/ui/svg'
import { DISPLAY_FACE } from '@/components/ui/theme'

/** The name burnt into the lid. */
export type Burnt = { readonly name: string; readonly isCaptain: boolean }

type Props = Burnt & {
  /** The size of the lid. */
  readonly width: number
  readonly height: number
}

/** The approximate width of a letter of the display face, in font sizes. */
const letterWidth = (letter: string) => {
  if (/[WMwm@]/.test(letter)) return 1.08
  if (/[ ijlftrI.,'’-]/.test(letter)) return 0.46
  return /[a-z0-9]/.test(letter) ? 0.64 : 0.86
}

/** The font size for a name: large if it is short, and never wider than the lid. */
const nameSize = (name: string, width: number, height: number): number =>
  Math.min(
    height * 0.46,
    (width * 0.86) / Array.from(name).reduce((sum, letter) => sum + letterWidth(letter), 0),
  )

const STAR_POINTS = 5

/** The path of a star around a centre. */
function starPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 2 * STAR_POINTS }, (_, i) => {
    const angle = (Math.PI * i) / STAR_POINTS - Math.PI / 2
    const far = i % 2 === 0 ? radius : radius * 0.42
    return `${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`
  })
  return `M${corners.join('L')}Z`
}

/** Draws a name burnt into the wood of the lid, with a star above it for the Captain. */
export const LidName = memo(function LidName({ name, isCaptain, width, height }: Props) {
  const size = nameSize(name, width, isCaptain ? height * 0.86 : height)
  const star = height * 0.13
  const middle = isCaptain ? height * 0.62 : height * 0.5
  const shared = { fontFamily: DISPLAY_FACE, fontSize: size, textAnchor: 'middle' } as const
  const baseline = middle + size * 0.34
  const starAt = starPath(width / 2, height * 0.25, star)
  return (
    <Svg aria-hidden pointerEvents="none" width={width} height={height} style={styles.name}>
      {/* The lit lower edge of the letters, the scorched wood around them, the burn itself. */}
      <G fill="#ffdca8" fillOpacity={0.4} transform={`translate(0 ${Math.max(1, size * 0.035)})`}>
        <SvgText x={width / 2} y={baseline} {...shared}>
          {name}
        </SvgText>
        {isCaptain ? <Path d={starAt} /> : null}
      </G>
      <G
        fill="#1c0b03"
        stroke="#3a1607"
        strokeOpacity={0.45}
        strokeWidth={Math.max(1.5, size * 0.07)}
        strokeLinejoin="round"
      >
        <SvgText x={width / 2} y={baseline} {...shared}>
          {name}
        </SvgText>
        {isCaptain ? <Path d={starAt} /> : null}
      </G>
      <G fill="#1c0b03">
        <SvgText x={width / 2} y={baseline} {...shared}>
          {name}
        </SvgText>
        {isCaptain ? <Path d={starAt} /> : null}
      </G>
    </Svg>
  )
})

const styles = StyleSheet.create({ name: { position: 'absolute', left: 0, top: 0 } })
