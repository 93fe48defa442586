import { maxLength, minLength, optional, picklist, pipe, strictObject, string } from 'valibot'
import { COMPUTER_PLAYERS } from '@/engine'
import { PLAYER_COLOURS } from '@/model/colours'

/** What is saved of a person. */
export const PersonSchema = strictObject({
  id: pipe(string(), minLength(1), maxLength(64)),
  name: pipe(string(), maxLength(64)),
  colour: picklist(PLAYER_COLOURS),
})

/** A player as saved. The engine checks the name when the match is replayed. */
export const PlayerSchema = strictObject({
  ...PersonSchema.entries,
  computer: optional(picklist(COMPUTER_PLAYERS)),
})
