/**
 * The colours of players, in the order they are assigned. The theme defines each colour's values.
 */
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
