import type { ComponentType } from 'react'
import type { Coach } from '@/model/coach'

/** The coach, while it is on, and the component that draws it: its folder imports this one, so the screen passes it. */
export type CoachAtTable = {
  readonly coach: Coach | undefined
  readonly CoachPlace: ComponentType<{ readonly coach: Coach; readonly hint: string }>
}
