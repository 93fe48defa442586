import { memo } from 'react'
import Svg, { G, Rect, Text } from 'react-native-svg'
import { DISPLAY_FACE, PLAYER_PAINT } from '../ui/theme'
import { bandTurns } from './band-turns'
import type { TurnSpan } from './turn-spans'

type Props = { readonly spans: readonly TurnSpan[]; readonly last: number; readonly width: number }

const HEIGHT = 18
const STRIPE = 2.5

/**
 * A band of all turns for the slider's track, each in its player's colour and with the player's mark. Turns too
 * short for it have a stripe instead, the lower the later the seat: a round is a flight of stairs. Memoised.
 */
export const TurnBand = memo(function TurnBand({ spans, last, width: bandWidth }: Props) {
  if (bandWidth <= 0 || last === 0) return null
  return (
    <Svg aria-hidden width={bandWidth} height={HEIGHT}>
      {bandTurns(spans, last, bandWidth).map(({ x, width, colour, mark, place }) => (
        <G key={x}>
          <Rect
            {...{ x, width }}
            height={HEIGHT}
            rx={Math.min(5, width / 4)}
            fill={PLAYER_PAINT[colour]}
          />
          {mark === undefined ? (
            <Rect {...{ x, width }} y={(HEIGHT - STRIPE) * place} height={STRIPE} fill="#ffffff" />
          ) : (
            <Text
              x={x + width / 2}
              y={HEIGHT / 2 + 4}
              textAnchor="middle"
              fontFamily={DISPLAY_FACE}
              fontSize={mark.length > 1 ? 9 : 11}
              fill="#ffffff"
            >
              {mark}
            </Text>
          )}
        </G>
      ))}
    </Svg>
  )
})
