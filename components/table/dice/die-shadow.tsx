import { StyleSheet } from 'react-native'
import { MovingView, useAnimatedStyle, type DerivedValue } from '@/components/motion/motion'

import { gradientStyle } from '@/components/ui/gradient-style'
import { OWN_LAYER } from '@/components/ui/own-layer'
import type { DieDrawing } from './dice-drawing'

/** The size at which it is drawn once; it is scaled in each frame. */
const SIZE = 120

/** Renders the soft shadow of a die on the felt. */
export function DieShadow({ drawing }: { readonly drawing: DerivedValue<DieDrawing> }) {
  const place = useAnimatedStyle(() => {
    const { shadow, shadowOpacity } = drawing.get()
    return {
      opacity: shadowOpacity,
      transform: [
        { translateX: shadow.x },
        { translateY: shadow.y },
        { scaleX: shadow.width / SIZE },
        { scaleY: shadow.height / SIZE },
      ],
    }
  })
  return <MovingView style={[styles.shadow, OWN_LAYER, place]} />
}

const styles = StyleSheet.create({
  shadow: {
    position: 'absolute',
    left: -SIZE / 2,
    top: -SIZE / 2,
    width: SIZE,
    height: SIZE,
    // The last two digits of a colour are its opacity.
    ...gradientStyle(
      'radial-gradient(50% 50% at 50% 50%, #020f0ad9, #020f0a9e 45%, #020f0a33 75%, #020f0a00)',
    ),
  },
})
