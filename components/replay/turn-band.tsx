import { memo } from 'react'
import Svg, { Rect } from 'react-native-svg'
import { PLAYER_PAINT } from '../ui/theme'
import type { TurnMark } from './turn-marks'

type Props = { readonly marks: readonly TurnMark[]; readonly last: number; readonly width: number }

const HEIGHT = 6
const GAP = 1.5

/** The match at a glance in the groove of the slider: every turn in its player's colour. */
export const TurnBand = memo(function TurnBand({ marks, last, width }: Props) {
  if (width <= 0 || last === 0) return null
  return (
    <Svg aria-hidden width={width} height={HEIGHT}>
      {marks.map(({ from, to, colour }) => (
        <Rect
          key={from}
          x={(from / last) * width}
          width={Math.max(1, ((to - from) / last) * width - GAP)}
          height={HEIGHT}
          rx={HEIGHT / 2}
          fill={PLAYER_PAINT[colour]}
        />
      ))}
    </Svg>
  )
})
