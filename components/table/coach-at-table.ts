import type { ComponentType } from 'react'
import type { Coach } from '@/model/coach'

/** The coach with what draws it, which the screen brings along: it leads back to the table. */
export type CoachAtTable = Coach & {
  readonly Place: ComponentType<{ readonly coach: Coach; readonly hint: string }>
}
