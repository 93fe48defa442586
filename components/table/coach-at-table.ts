import type { ComponentType } from 'react'
import type { Coach } from '@/model/coach'

/** The coach, while it is on, and what draws it: the screen passes that, because its folder imports this one. */
export type CoachAtTable = {
  readonly coach: Coach | undefined
  readonly CoachPlace: ComponentType<{ readonly coach: Coach; readonly hint: string }>
}
