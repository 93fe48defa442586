import * as v from 'valibot'
import { PLAYER_COLOURS } from '@/model/colours'

/** A player as saved. The engine decides whether the name will do. */
export const PlayerSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  name: v.pipe(v.string(), v.maxLength(64)),
  colour: v.picklist(PLAYER_COLOURS),
})
