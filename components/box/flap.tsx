import { memo, useState } from 'react'
import { Platform, Pressable, StyleSheet, View, type ViewStyle } from 'react-native'
import { MovingView } from '@/components/motion/motion'

import { isKeyboardFocus } from '@/components/ui/keyboard-focus'
import { useFocus } from '@/components/ui/use-focus'
import { useKeptFocus } from '@/components/ui/kept-focus'
import { flapKeys } from './flap-arrows'
import { FlapFace } from './flap-face'
import { DIM_SHADE } from './flap-paint'
import { LampLight } from './lamp-light'
import { useFlapMotion, type Fall, type FlapState } from './flap-motion'
import type { Rect } from './box-layout'

type Props = {
  readonly tile: number
  readonly state: FlapState
  readonly rect: Rect
  readonly isDim: boolean
  readonly isShivering: boolean
  /** Whether the coach's lamp shines on it. */
  readonly isAdvised: boolean
  /** When it falls: several flaps move one after another. */
  readonly fallTime: Fall
  readonly label: string
  readonly isTappable: boolean
  /** The flap takes the focus when this is set or changes. */
  readonly focusKey?: string | undefined
  /** Whether a key chooses it. */
  readonly hasKey: boolean
  /** Whether the Tab key reaches it; arrows reach the others from there. */
  readonly isTabStop: boolean
  readonly onPress?: (tile: number) => void
}

/** Renders a flap. The touch target keeps its full height in every state. */
export const Flap = memo(function Flap(props: Props) {
  const { tile, state, rect, isDim, isShivering, isAdvised, fallTime, label } = props
  const { focusKey, onPress } = props
  const ref = useFocus(focusKey)
  const gap = Math.round(Math.min(2.5, rect.width * 0.035))
  const [width, height] = [rect.width - 2 * gap, rect.height]
  const motion = useFlapMotion({ state, isDim, isShivering, fallTime, height })
  const [isFocused, setIsFocused] = useState(false)
  const isChosen = state === 'chosen'
  // It keeps its look while it falls.
  const [litLook, setLitLook] = useState<'lit' | 'chosen'>(isChosen ? 'chosen' : 'lit')
  const nextLook = state === 'shut' ? litLook : isChosen ? 'chosen' : 'lit'
  if (nextLook !== litLook) setLitLook(nextLook)
  const isTappable = onPress !== undefined && props.isTappable
  // Choosing another flap may make this one unusable; the keyboard continues from it.
  const kept = useKeptFocus(!isTappable, ref)
  return (
    <View style={[styles.slot, place(rect)]}>
      <View style={[styles.well, { left: gap, width, height }]} />
      {/* iOS sorts siblings by depth, and a shut flap lies behind its well. A layer with nothing else in
          it flattens the flap; `collapsable` keeps that layer although it draws nothing. Hidden from
          screen readers: the number is in all three faces, and in the label below. */}
      <View aria-hidden collapsable={false} style={[styles.layer, styles.untouchable]}>
        <MovingView style={[styles.flap, { left: gap, width, height }, motion.flapStyle]}>
          <FlapFace tile={tile} width={width} height={height} look="plain" />
          <MovingView style={[styles.layer, styles.glow, motion.litStyle]}>
            <FlapFace tile={tile} width={width} height={height} look={litLook} />
          </MovingView>
          {isAdvised ? <LampLight width={width} height={height} /> : null}
          <MovingView style={[styles.layer, styles.dim, motion.dimStyle]} />
          <MovingView style={[styles.layer, motion.shutStyle]}>
            <FlapFace tile={tile} width={width} height={height} look="shut" />
          </MovingView>
        </MovingView>
      </View>
      {/* Not the parent of the faces: browsers would restyle them all when it is disabled. */}
      <Pressable
        role="button"
        aria-label={label}
        aria-pressed={isChosen}
        accessibilityState={{ selected: isChosen, disabled: !isTappable }}
        {...kept}
        {...OWN_RING}
        {...flapKeys(tile, props.hasKey, isTappable && props.isTabStop)}
        onPress={() => (isTappable ? onPress(tile) : undefined)}
        onFocus={(event) => setIsFocused(isKeyboardFocus(event))}
        onBlur={() => setIsFocused(false)}
        style={[styles.layer, styles.button]}
      >
        {isFocused && <View style={styles.ring} />}
      </Pressable>
    </View>
  )
})

/** The page's focus ring would be covered by the neighbouring flaps. */
const OWN_RING = Platform.OS === 'web' && { dataSet: { ring: 'own' } }

const place = ({ x, y, width, height }: Rect): ViewStyle => ({ left: x, top: y, width, height })

const styles = StyleSheet.create({
  slot: { position: 'absolute' },
  button: { outlineWidth: 0 },
  well: {
    position: 'absolute',
    top: 0,
    borderTopLeftRadius: 5,
    borderTopRightRadius: 5,
    backgroundColor: '#120804',
    boxShadow: 'inset 0 6px 10px rgba(0,0,0,0.7), inset 0 -1px 0 rgba(120,76,44,0.25)',
    pointerEvents: 'none',
  },
  flap: { position: 'absolute', top: 0, transformOrigin: '50% 100%' },
  untouchable: { pointerEvents: 'none' },
  layer: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0 },
  dim: {
    borderTopLeftRadius: 6,
    borderTopRightRadius: 6,
    backgroundColor: DIM_SHADE,
  },
  glow: {
    borderTopLeftRadius: 6,
    borderTopRightRadius: 6,
    boxShadow: '0 0 10px rgba(255,205,110,0.38)',
  },
  ring: {
    position: 'absolute',
    left: -1,
    right: -1,
    top: -2,
    bottom: 0,
    borderWidth: 3,
    borderRadius: 8,
    borderColor: '#ffffff',
    boxShadow: '0 0 0 2px #1b0f08, inset 0 0 0 2px #1b0f08',
    pointerEvents: 'none',
  },
})
