import type { ReactNode } from 'react'
import type { SeatedMatch } from '@/model/player'
import { tableAngle, type Seating } from '@/model/seating'
import { Turned } from '../ui/turned'

type Props = {
  readonly seating: Seating
  readonly match: SeatedMatch
  readonly children: ReactNode
}

/** Turns a screen of the table towards the player on turn, by where they sit round the phone. */
export const Facing = ({ seating, match, children }: Props) => (
  <Turned angle={tableAngle(seating, match)}>{children}</Turned>
)
