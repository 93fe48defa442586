import type { ComputerPlayer } from '@/engine'
import type { PlayerColour } from './colours'
import type { SeatedPlayer } from './player'

/** The colour each has if nobody else does. */
const COLOURS: Readonly<Record<ComputerPlayer, PlayerColour>> = {
  master: 'navy',
  regular: 'rose',
  child: 'teal',
}

/** A computer player as it sits down: each is the same one in every match, and once at a table. */
export const computerSeat = (computer: ComputerPlayer, name: string): SeatedPlayer => ({
  id: `computer-${computer}`,
  name,
  colour: COLOURS[computer],
  computer,
})
