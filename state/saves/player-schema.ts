import * as v from 'valibot'
import { PLAYER_COLOURS } from '@/model/colours'

/** A player as saved. The engine checks the name when the match is replayed. */
export const PlayerSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(64)),
  colour: v.picklist(PLAYER_COLOURS),
})
