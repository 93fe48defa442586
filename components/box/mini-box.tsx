import { memo, useId } from 'react'
import { View } from 'react-native'
import { Defs, LinearGradient, Path, Rect, Stop, Svg, SvgText } from '@/components/ui/svg'
import { DISPLAY_FACE, ivory, recess, walnut } from '@/components/ui/theme'
import { tilesOf, tilesUpTo, without, type TileCount, type TileSet } from '@/engine'

type MiniBoxProps = {
  readonly tiles: TileCount
  readonly open: TileSet
  /** Must be a whole number. */
  readonly width: number
  /** With a walnut frame (cards), only the dark recess (rows), or only the flaps. */
  readonly look?: 'framed' | 'recess' | 'bare'
  /** Without a label it is decorative and hidden from screen readers. */
  readonly label?: string
}

const EDGE = { strokeWidth: 0.5, strokeOpacity: 0.7 }

/** The path of a rectangle with rounded corners. */
function outline(x: number, y: number, width: number, height: number): string {
  const r = Math.min(2.5, width * 0.14)
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`,
  ].join('')
}

/** Draws a small picture of the box for lists: open flaps are ivory, shut ones low and dark. */
export const MiniBox = memo(function MiniBox(props: MiniBoxProps) {
  const { tiles, open, width, look = 'recess', label } = props
  const id = useId()
  const frame = look === 'framed' ? Math.max(3, width * 0.03) : 0
  const margin = look === 'bare' ? 0 : Math.max(2.5, width * 0.022)
  const pitch = (width - 2 * (frame + margin)) / tiles
  const gap = Math.max(0.8, pitch * 0.08)
  const flapWidth = pitch - gap
  const idealHeight = Math.min(pitch * (look === 'framed' ? 1.72 : 2.2), width * 0.3)
  // An `Svg` truncates its size to whole numbers.
  const height = Math.round(idealHeight + 2 * (frame + margin))
  const openHeight = height - 2 * (frame + margin)
  const bottom = frame + margin + openHeight
  const fontSize = flapWidth * 0.72
  const standing = tilesOf(open)
  const shut = tilesOf(without(tilesUpTo(tiles), open))
  /** One path for all flaps: a box in a list would be a dozen views on a phone. */
  const flaps = (those: readonly number[], flapHeight: number) =>
    those
      .map((tile) => {
        const x = frame + margin + (tile - 1) * pitch + gap / 2
        return outline(x, bottom - flapHeight, flapWidth, flapHeight)
      })
      .join('')
  return (
    <View
      accessible={label !== undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
      style={{ width, height }}
    >
      <Svg width={width} height={height}>
        <Defs>
          <LinearGradient id={`${id}wood`} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={walnut.light} />
            <Stop offset="1" stopColor={walnut.dark} />
          </LinearGradient>
          <LinearGradient id={`${id}ivory`} x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={ivory.light} />
            <Stop offset="1" stopColor={ivory.dark} />
          </LinearGradient>
        </Defs>
        {look === 'framed' && (
          <Rect width={width} height={height} rx={frame * 1.6} fill={`url(#${id}wood)`} />
        )}
        {look !== 'bare' && (
          <Rect
            x={frame}
            y={frame}
            width={width - 2 * frame}
            height={height - 2 * frame}
            rx={margin}
            fill={recess}
          />
        )}
        {shut.length > 0 && (
          <Path d={flaps(shut, openHeight * 0.36)} fill="#5b341e" stroke="#8a5a35" {...EDGE} />
        )}
        {standing.length > 0 && (
          <Path
            d={flaps(standing, openHeight)}
            fill={`url(#${id}ivory)`}
            stroke="#b79a63"
            {...EDGE}
          />
        )}
        {fontSize >= 5 &&
          standing.map((tile) => (
            <SvgText
              key={tile}
              x={frame + margin + (tile - 0.5) * pitch}
              y={bottom - openHeight * 0.44 + fontSize * 0.35}
              fontFamily={DISPLAY_FACE}
              fontSize={tile > 9 ? fontSize * 0.8 : fontSize}
              textAnchor="middle"
              fill={ivory.ink}
            >
              {tile}
            </SvgText>
          ))}
      </Svg>
    </View>
  )
})
