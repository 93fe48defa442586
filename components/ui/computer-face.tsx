import type { ReactNode } from 'react'
import type { ComputerPlayer } from '@/engine'
import { FACES } from './computer-faces'
import { Path, Svg } from './svg'

export type FaceProps = {
  readonly computer: ComputerPlayer
  readonly size: number
  /** Shown in a browser until the face is loaded. */
  readonly fallback: ReactNode
}

/** Draws the portrait of a computer player, for a round badge that clips its corners. */
export function ComputerFace({ computer, size }: FaceProps) {
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
