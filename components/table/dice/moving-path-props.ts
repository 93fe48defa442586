import type { DerivedValue } from 'react-native-reanimated'

/** What of a path changes from frame to frame. */
export type Outline = { readonly d: string; readonly fillOpacity?: number }

export type MovingPathProps<T> = {
  readonly drawing: DerivedValue<T>
  /** A worklet that takes its own part from what is drawn at this moment. */
  readonly outline: (drawing: T) => Outline
  readonly fill: string
  readonly fillOpacity?: number
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly strokeLinejoin?: 'round'
}
