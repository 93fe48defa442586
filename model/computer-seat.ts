import type { ComputerPlayer } from '@/engine'
import type { PlayerColour } from './colours'
import type { SeatedPlayer } from './player'

/** The colour of each if it is free. */
const COLOURS: Readonly<Record<ComputerPlayer, PlayerColour>> = {
  master: 'navy',
  regular: 'rose',
  child: 'teal',
}

/** The seat of a computer player, with the same id in every match; each sits at a table only once. */
export const computerSeat = (computer: ComputerPlayer, name: string): SeatedPlayer => ({
  id: `computer-${computer}`,
  name,
  colour: COLOURS[computer],
  computer,
})
