import Svg, { Path } from 'react-native-svg'
import type { ComputerPlayer } from '@/engine'
import { FACES } from './faces'

type Props = { readonly computer: ComputerPlayer; readonly size: number }

/** Draws the portrait of a computer player, for a round badge that cuts off its corners. */
export function ComputerFace({ computer, size }: Props) {
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64">
      {FACES[computer].map(({ d, fill = 'none', line, width }, index) => (
        <Path
          key={index}
          d={d}
          fill={fill}
          {...(line !== undefined && {
            stroke: line,
            strokeWidth: width,
            strokeLinecap: 'round' as const,
          })}
        />
      ))}
    </Svg>
  )
}
