import type { PlayerColour } from '@/components/ui/theme'
import type { MatchSetup } from '@/engine'

/** A person at the table: a name and a colour, and an id that stays when the name changes. */
export type Seat = { readonly id: string; readonly name: string; readonly colour: PlayerColour }

export type SeatedSetup = MatchSetup<Seat>
