import type { DerivedValue } from '@/components/motion/motion'

/** The attributes of a path that change from frame to frame. */
export type Outline = { readonly d: string; readonly fillOpacity?: number }

export type MovingPathProps<T> = {
  readonly drawing: DerivedValue<T>
  /** A worklet that selects the attributes of this path from the drawing. */
  readonly outline: (drawing: T) => Outline
  readonly fill: string
  readonly fillOpacity?: number
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly strokeLinejoin?: 'round'
}
