/** The colours of players, in the order they are given out. The theme says what each looks like. */
export const PLAYER_COLOURS = [
  'red',
  'blue',
  'green',
  'plum',
  'amber',
  'teal',
  'rose',
  'navy',
  'olive',
  'slate',
  'brown',
  'pine',
] as const

export type PlayerColour = (typeof PLAYER_COLOURS)[number]
