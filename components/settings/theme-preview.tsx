import { useId } from 'react'
import { Circle, Defs, G, LinearGradient, Rect, Stop, Svg } from '../ui/svg'
import { brass, ivory, recess, walnut, type Theme } from '../ui/theme'

type Props = {
  readonly theme: Theme
  /** The whole picture, or one half of it where two themes share a picture. */
  readonly part?: 'whole' | 'left' | 'right'
}

const VIEWS = { whole: '0 0 96 72', left: '0 0 48 72', right: '48 0 48 72' }
const OPEN = [1, 2, 4, 5, 8]

/** A small picture of the box in the colours of a theme. */
export function ThemePreview({ theme, part = 'whole' }: Props) {
  const id = useId()
  return (
    <Svg
      aria-hidden
      width="100%"
      height="100%"
      viewBox={VIEWS[part]}
      preserveAspectRatio="xMidYMid slice"
    >
      <Defs>
        <Shades id={`${id}room`} colours={theme.background} />
        <Shades id={`${id}wood`} colours={[walnut.light, walnut.dark]} />
        <Shades id={`${id}felt`} colours={[theme.felt.light, theme.felt.dark]} />
        <Shades id={`${id}brass`} colours={[brass.light, brass.dark]} />
      </Defs>
      <Rect width={96} height={72} fill={`url(#${id}room)`} />
      <Rect x={17} y={11} width={62} height={51} rx={5} fill={`url(#${id}wood)`} />
      <Rect x={21} y={15} width={54} height={17} rx={1.5} fill={recess} />
      {Array.from({ length: 9 }, (_, index) => {
        const isOpen = OPEN.includes(index + 1)
        return (
          <Rect
            key={index}
            x={21.7 + index * 5.9}
            y={isOpen ? 17 : 28}
            width={5.2}
            height={isOpen ? 15 : 4}
            rx={0.8}
            fill={isOpen ? ivory.middle : '#5b341e'}
          />
        )
      })}
      <Rect x={21} y={33} width={54} height={25} rx={1.5} fill={`url(#${id}felt)`} />
      <Rect x={19.5} y={31.5} width={57} height={2.2} rx={1.1} fill={`url(#${id}brass)`} />
      <Die x={36} y={40} angle={-14} />
      <Die x={51} y={43} angle={18} />
    </Svg>
  )
}

type ShadesProps = { readonly id: string; readonly colours: readonly [string, string] }

const Shades = ({ id, colours: [above, below] }: ShadesProps) => (
  <LinearGradient id={id} x1="0" y1="0" x2="0" y2="1">
    <Stop offset={0} stopColor={above} />
    <Stop offset={1} stopColor={below} />
  </LinearGradient>
)

const Die = ({
  x,
  y,
  angle,
}: {
  readonly x: number
  readonly y: number
  readonly angle: number
}) => (
  <G transform={`translate(${x} ${y}) rotate(${angle})`}>
    <Rect width={9.5} height={9.5} rx={2} fill={ivory.light} />
    {[2.4, 4.75, 7.1].map((at) => (
      <Circle key={at} cx={at} cy={at} r={0.9} fill={ivory.ink} />
    ))}
  </G>
)
