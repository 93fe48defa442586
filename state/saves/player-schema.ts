import { maxLength, minLength, picklist, pipe, strictObject, string } from 'valibot'
import { PLAYER_COLOURS } from '@/model/colours'

/** A player as saved. The engine checks the name when the match is replayed. */
export const PlayerSchema = strictObject({
  id: pipe(string(), minLength(1), maxLength(64)),
  name: pipe(string(), maxLength(64)),
  colour: picklist(PLAYER_COLOURS),
})
