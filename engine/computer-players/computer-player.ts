/** The computer players, the strongest first. */
export const COMPUTER_PLAYERS = ['master', 'regular', 'child'] as const
export type ComputerPlayer = (typeof COMPUTER_PLAYERS)[number]

/** How many of ten moves each makes at random; all others are perfect. */
export const RANDOM_MOVES: Readonly<Record<ComputerPlayer, number>> = {
  master: 0,
  regular: 3,
  child: 10,
}
