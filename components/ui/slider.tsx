import { useRef, useState, type ReactNode } from 'react'
import {
  Platform,
  StyleSheet,
  View,
  type GestureResponderEvent,
  type ViewProps,
  type ViewStyle,
} from 'react-native'
import { spokenText } from '@/i18n/numbers/format-number'
import { Gradient } from './gradient'
import { hasModifier, type Modifiers } from './has-modifier'
import { isKeyboardFocus } from './keyboard-focus'
import { FIXED_COLOURS } from './fixed-colours'
import { stepAfterKey, stepAtPlace } from './slider-place'
import { standardActions } from './standard-actions'
import { brass, recess, TOUCH, useTheme, walnut } from './theme'

type Props = {
  readonly label: string
  /** The value in words, for screen readers. */
  readonly valueText: string
  readonly value: number
  /** The minimum is 0. */
  readonly max: number
  readonly onChange: (value: number) => void
  /** Renders the content of the track; receives the travel of the knob in whole points. */
  readonly children?: (width: number) => ReactNode
}

const KNOB = 28
const GROOVE = 14
const WIDE_GROOVE = 22

type KeyDown = {
  readonly nativeEvent: Modifiers & { readonly key: string }
  readonly preventDefault: () => void
}

/** Renders a slider: can be dragged, tapped anywhere, and moved by keys and screen readers. */
export function Slider({ label, valueText, value, max, onChange, children }: Props) {
  const { accent } = useTheme()
  const [width, setWidth] = useState(0)
  const [isFocused, setIsFocused] = useState(false)
  /** The x of the slider on the page, measured when a touch begins. */
  const left = useRef(0)
  const travel = Math.max(0, width - KNOB)
  const knobLeft = max === 0 ? 0 : (value / max) * travel

  const moveKnob = ({ nativeEvent }: GestureResponderEvent) => {
    const next = stepAtPlace(nativeEvent.pageX - left.current, width, KNOB, max)
    if (next !== value) onChange(next)
  }
  const keys = {
    onKeyDown: (event: KeyDown) => {
      const next = stepAfterKey(event.nativeEvent.key, value, max)
      if (next === undefined || hasModifier(event.nativeEvent)) return
      event.preventDefault()
      onChange(next)
    },
  }
  return (
    <View
      {...ROLE}
      accessible
      focusable
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={spokenText(valueText)}
      accessibilityActions={standardActions('increment', 'decrement')}
      onAccessibilityAction={({ nativeEvent }) =>
        onChange(
          nativeEvent.actionName === 'increment'
            ? Math.min(max, value + 1)
            : Math.max(0, value - 1),
        )
      }
      {...keys}
      {...OWN_RING}
      onFocus={(event) => setIsFocused(isKeyboardFocus(event))}
      onBlur={() => setIsFocused(false)}
      onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}
      onStartShouldSetResponder={() => true}
      // Keeps a surrounding scroll view from taking over the gesture.
      onResponderTerminationRequest={() => false}
      onResponderGrant={(event) => {
        left.current = event.nativeEvent.pageX - event.nativeEvent.locationX
        moveKnob(event)
        // Android's scroll view does not ask: this keeps it from taking the touches.
        return true
      }}
      onResponderMove={moveKnob}
      style={[styles.slider, WEB_STYLE]}
    >
      <View style={[styles.groove, children && styles.wide, FIXED_COLOURS]}>
        <View style={styles.content}>{children?.(travel)}</View>
      </View>
      <View style={[styles.knob, FIXED_COLOURS, { left: knobLeft }, isFocused && ringOf(accent)]}>
        <Gradient colours={[brass.light, brass.middle, brass.dark]} radius={KNOB / 2} />
      </View>
    </View>
  )
}

const ringOf = (colour: string) =>
  ({
    outlineColor: colour,
    outlineWidth: 3,
    outlineStyle: 'solid',
    outlineOffset: 3,
  }) as ViewStyle

/**
 * iOS only lets a swipe adjust elements with the trait adjustable: React Native 0.86 maps no trait to the
 * role slider (accessibilityPropsConversions.h), and reads `accessibilityRole` only where there is no role.
 */
const ROLE: ViewProps =
  Platform.OS === 'ios' ? { accessibilityRole: 'adjustable' } : { role: 'slider' }

/** The knob draws the ring. */
const OWN_RING = Platform.OS === 'web' && { dataSet: { ring: 'own' } }

/** Dragging does not scroll the page, and the knob draws the focus ring. */
const WEB_STYLE =
  Platform.OS === 'web' &&
  ({ touchAction: 'none', outlineStyle: 'none', cursor: 'pointer' } as unknown as ViewStyle)

const styles = StyleSheet.create({
  slider: { height: TOUCH, justifyContent: 'center' },
  groove: {
    height: GROOVE,
    borderRadius: GROOVE / 2,
    paddingHorizontal: KNOB / 2 - 1,
    backgroundColor: recess,
    borderWidth: 1,
    borderColor: walnut.middle,
    boxShadow: 'inset 0 2px 4px rgba(0,0,0,0.6)',
    pointerEvents: 'none',
  },
  // High enough for letters.
  wide: { height: WIDE_GROOVE, borderRadius: WIDE_GROOVE / 2 },
  content: { flex: 1, justifyContent: 'center' },
  knob: {
    position: 'absolute',
    top: (TOUCH - KNOB) / 2,
    width: KNOB,
    height: KNOB,
    borderRadius: KNOB / 2,
    backgroundColor: brass.middle,
    boxShadow: '0 2px 5px rgba(0,0,0,0.5)',
    pointerEvents: 'none',
  },
})
