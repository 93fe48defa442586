import { useId } from 'react'
import { StyleSheet } from 'react-native'
import { MovingView, useAnimatedStyle, type DerivedValue } from '@/components/motion/motion'
import { OWN_LAYER } from '@/components/ui/own-layer'
import { Defs, LinearGradient, Rect, Stop, Svg } from '@/components/ui/svg'
import { ROUNDING } from './dice-camera'
import { dieSize, type DieDrawing } from './dice-drawing'
import { MovingPath } from './moving-path'
import type { Outline } from './moving-path-props'

const FRESH = ['#fffef9', '#fff8e8', '#f3e3c2'] as const
/** Darker colours, not a lower opacity: transparent dice would look like glass. */
const SPENT = ['#a9a294', '#9c9483', '#857a62'] as const
/** Drawn over the ivory of each face, but not over the rounded edges, which stay light. */
const SHADE = '#4b3418'
const PIP_INK = '#35190f'

function body(drawing: DieDrawing): Outline {
  'worklet'
  return { d: drawing.body }
}

function firstFace({ faces, shades }: DieDrawing): Outline {
  'worklet'
  return { d: faces[0], fillOpacity: shades[0] }
}

function secondFace({ faces, shades }: DieDrawing): Outline {
  'worklet'
  return { d: faces[1], fillOpacity: shades[1] }
}

function thirdFace({ faces, shades }: DieDrawing): Outline {
  'worklet'
  return { d: faces[2], fillOpacity: shades[2] }
}

function rims(drawing: DieDrawing): Outline {
  'worklet'
  return { d: drawing.rims }
}

function pips(drawing: DieDrawing): Outline {
  'worklet'
  return { d: drawing.pips }
}

type Props = {
  readonly drawing: DerivedValue<DieDrawing>
  readonly edge: number
  readonly isSpent: boolean
}

/**
 * Renders one die from its drawing. A phone draws an `Svg` into a new bitmap in each frame in which
 * it changes, so each die has a small one that moves with it.
 */
export function Die({ drawing, edge, isSpent }: Props) {
  const id = useId()
  const ivory = `url(#${id})`
  const size = dieSize(edge)
  const [light, middle, dark] = isSpent ? SPENT : FRESH
  const place = useAnimatedStyle(() => {
    const [x, y] = drawing.get().corner
    return { transform: [{ translateX: x }, { translateY: y }] }
  })
  return (
    <MovingView style={[styles.die, OWN_LAYER, place]}>
      <Svg width={size} height={size}>
        <Defs>
          <LinearGradient id={id} x1="0.2" y1="0" x2="0.5" y2="1">
            <Stop offset="0" stopColor={light} />
            <Stop offset="0.5" stopColor={middle} />
            <Stop offset="1" stopColor={dark} />
          </LinearGradient>
        </Defs>
        {/* Constant bounds: otherwise a browser recomposes all its layers in each frame. */}
        <Rect width={size} height={size} fill="none" />
        <MovingPath
          drawing={drawing}
          outline={body}
          fill={ivory}
          stroke={ivory}
          strokeWidth={2 * ROUNDING * edge}
          strokeLinejoin="round"
        />
        <MovingPath drawing={drawing} outline={firstFace} fill={SHADE} />
        <MovingPath drawing={drawing} outline={secondFace} fill={SHADE} />
        <MovingPath drawing={drawing} outline={thirdFace} fill={SHADE} />
        <MovingPath
          drawing={drawing}
          outline={rims}
          fill="#fffdf4"
          fillOpacity={isSpent ? 0.2 : 0.62}
        />
        <MovingPath drawing={drawing} outline={pips} fill={PIP_INK} />
      </Svg>
    </MovingView>
  )
}

const styles = StyleSheet.create({ die: { position: 'absolute', left: 0, top: 0 } })
