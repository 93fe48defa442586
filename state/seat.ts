import * as v from 'valibot'
import type { MatchSetup } from '@/engine'

/** In this order they are given out; what each looks like is the theme's business. */
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

/** A person at the table: a name and a colour, and an id that stays when the name changes. */
export type Seat = { readonly id: string; readonly name: string; readonly colour: PlayerColour }

export type SeatedSetup = MatchSetup<Seat>

/** What a seat looks like in what was saved; whether its name will do is the engine's business. */
export const SeatSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(64)),
  colour: v.picklist(PLAYER_COLOURS),
})
