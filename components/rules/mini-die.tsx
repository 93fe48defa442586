import { Circle, Rect, Svg } from '../ui/svg'
import { ivory } from '../ui/theme'

type Props = { readonly face: number; readonly size: number }

const [LOW, MIDDLE, HIGH] = [0.26, 0.5, 0.74]

/** The centres of the pips of each face, as fractions of its side. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [LOW, HIGH].flatMap((x) => [LOW, HIGH].map((y) => [x, y] as const)),
  5: [[MIDDLE, MIDDLE], ...[LOW, HIGH].flatMap((x) => [LOW, HIGH].map((y) => [x, y] as const))],
  6: [LOW, HIGH].flatMap((x) => [LOW, MIDDLE, HIGH].map((y) => [x, y] as const)),
}

/** Draws a die from above, for pictures of the rules; hidden from screen readers. */
export function MiniDie({ face, size }: Props) {
  return (
    <Svg aria-hidden width={size} height={size} viewBox="0 0 1 1">
      <Rect
        x={0.03}
        y={0.03}
        width={0.94}
        height={0.94}
        rx={0.2}
        fill={ivory.light}
        stroke={ivory.dark}
        strokeWidth={0.05}
      />
      {PIPS[face]?.map(([x, y]) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={0.09} fill={ivory.ink} />
      ))}
    </Svg>
  )
}
