import { memo } from 'react'
import { Path, Svg, SvgText } from '../ui/svg'
import { DISPLAY_FACE, PLAYER_PAINT } from '../ui/theme'
import { bandTurns, type BandTurn, type TurnSpan } from './turn-spans'

type Props = { readonly spans: readonly TurnSpan[]; readonly last: number; readonly width: number }

const HEIGHT = 18
const STRIPE = 2.5

/** A rectangle with round corners. */
function barPath({ x, width }: BandTurn): string {
  const r = Math.min(5, width / 4)
  const [across, down] = [width - 2 * r, HEIGHT - 2 * r]
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} 0h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

const stripePath = ({ x, width, place }: BandTurn) =>
  `M${x} ${(HEIGHT - STRIPE) * place}h${width}v${STRIPE}h${-width}z`

/**
 * A band of all turns for the slider's track, each in its player's colour and with the player's mark. Turns too
 * short for a mark have a stripe instead, lower for later seats. Memoised and drawn with few elements: on a phone
 * each is a view, and a match may have hundreds of turns.
 */
export const TurnBand = memo(function TurnBand({ spans, last, width: bandWidth }: Props) {
  if (bandWidth <= 0 || last === 0) return null
  const turns = bandTurns(spans, last, bandWidth)
  const colours = [...new Set(turns.map(({ colour }) => colour))]
  const unmarked = turns.filter(({ mark }) => mark === undefined)
  return (
    <Svg aria-hidden width={bandWidth} height={HEIGHT}>
      {colours.map((colour) => (
        <Path
          key={colour}
          d={turns
            .filter((turn) => turn.colour === colour)
            .map(barPath)
            .join('')}
          fill={PLAYER_PAINT[colour]}
        />
      ))}
      {unmarked.length > 0 ? <Path d={unmarked.map(stripePath).join('')} fill="#ffffff" /> : null}
      {turns.map(({ x, width, mark }) =>
        mark === undefined ? null : (
          <SvgText
            key={x}
            x={x + width / 2}
            y={HEIGHT / 2 + 4}
            textAnchor="middle"
            fontFamily={DISPLAY_FACE}
            fontSize={mark.length > 1 ? 9 : 11}
            fill="#ffffff"
          >
            {mark}
          </SvgText>
        ),
      )}
    </Svg>
  )
})
