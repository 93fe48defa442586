import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { View, type StyleProp, type ViewStyle } from 'react-native'
import { Computation } from './values'

type Transform = Readonly<Record<string, number | string | undefined>>

/** The styles that may change in every frame. */
type Moving = { readonly opacity?: number; readonly transform?: readonly Transform[] }

/** A style that is recomputed in each frame in which a value it reads has changed. */
class MovingStyle {
  constructor(readonly compute: () => Moving) {}
}

export const useAnimatedStyle = (compute: () => Moving): MovingStyle => new MovingStyle(compute)

const UNITS: Readonly<Record<string, string>> = {
  perspective: 'px',
  translateX: 'px',
  translateY: 'px',
}

const cssOf = (transform: Transform) =>
  Object.entries(transform).map(
    ([name, value]) => `${name}(${value}${typeof value === 'number' ? (UNITS[name] ?? '') : ''})`,
  )

type Props = {
  readonly style: readonly (StyleProp<ViewStyle> | MovingStyle)[]
  readonly children?: ReactNode
}

/** A view whose moving styles are set directly on its element, without rendering. */
export function MovingView({ style, children }: Props) {
  const view = useRef<View>(null)
  const moving = style.filter((part) => part instanceof MovingStyle)
  const still = style.filter((part): part is StyleProp<ViewStyle> => !(part instanceof MovingStyle))
  // A layout effect after every render: runs before the next paint, with the current closure.
  useLayoutEffect(() => {
    const element = view.current as unknown as HTMLElement
    const computations = moving.map(
      ({ compute }) =>
        new Computation(() => {
          const { opacity, transform } = compute()
          if (opacity !== undefined) element.style.opacity = String(opacity)
          if (transform) element.style.transform = transform.flatMap(cssOf).join(' ')
        }),
    )
    for (const computation of computations) computation.run()
    return () => computations.forEach((computation) => computation.stop())
  })
  return (
    <View ref={view} style={still}>
      {children}
    </View>
  )
}
