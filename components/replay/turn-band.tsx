import { memo } from 'react'
import Svg, { Rect } from 'react-native-svg'
import { PLAYER_PAINT } from '../ui/theme'
import type { TurnSpan } from './turn-spans'

type Props = { readonly spans: readonly TurnSpan[]; readonly last: number; readonly width: number }

const HEIGHT = 6
const GAP = 1.5

/** A band of all turns for the slider's track, each turn in its player's colour. Memoised. */
export const TurnBand = memo(function TurnBand({ spans, last, width }: Props) {
  if (width <= 0 || last === 0) return null
  return (
    <Svg aria-hidden width={width} height={HEIGHT}>
      {spans.map(({ from, to, colour }) => (
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
