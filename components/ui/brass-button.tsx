import { useRef } from 'react'
import {
  StyleSheet,
  Text,
  View,
  type AccessibilityActionEvent,
  type GestureResponderEvent,
} from 'react-native'
import { isDoubleTap, wasJustTapped } from './double-tap'
import { Gradient } from './gradient'
import { holdable, isSilentRelease } from './held-press'
import { keyShortcut } from './key-shortcut'
import { isKeyPress } from './keyboard-press'
import { Pressable } from './pressable'
import { brass, brassFace, DISPLAY_FACE, SPACE } from './theme'
import { useFocus } from './use-focus'

export type Hold = { readonly start: () => void; readonly cancel: () => void }

type Props = {
  readonly label: string
  /** The button is disabled without it. */
  readonly onPress: (() => void) | undefined
  /** Called when the button is held down, and when the hold ends without a press. */
  readonly onHold?: Hold | undefined
  /** A second, smaller line below the label. */
  readonly note?: string
  /** Replaces the label for screen readers; must contain it. */
  readonly accessibleLabel?: string
  /** The button takes the focus when this is set or changes. */
  readonly focusKey?: string | undefined
  /** The equivalent key. */
  readonly shortcut?: string | undefined
  /** An additional action for screen readers. */
  readonly extra?: { readonly label: string; readonly onAction: () => void } | undefined
  /**
   * How much room there is: on a narrow screen the text is smaller, beside another button there are two
   * lines.
   */
  readonly room?: 'wide' | 'narrow' | 'two lines'
}

/** Renders the primary button of a screen. A double tap presses it once. */
export function BrassButton(props: Props) {
  const { label, note, accessibleLabel, onPress, onHold, focusKey, extra, room = 'wide' } = props
  const isDisabled = onPress === undefined
  const ref = useFocus(focusKey)
  const isHeld = useRef(false)
  const press = () => {
    // If what was held is gone when it is released, nothing else is pressed.
    const isGone = isHeld.current && !onHold
    isHeld.current = false
    if (!isGone) onPress?.()
  }
  const holding = {
    ...(onHold && holdable),
    onPressIn: () => {
      isHeld.current = onHold !== undefined && !wasJustTapped()
      if (isHeld.current) onHold?.start()
    },
    onPressOut: (event: GestureResponderEvent) => {
      if (isHeld.current && isSilentRelease(event, ref.current) && !isDoubleTap()) press()
      // A press is reported before this or right after it.
      setTimeout(() => {
        if (!isHeld.current) return
        isHeld.current = false
        onHold?.cancel()
      }, 0)
    },
  }
  return (
    <Pressable
      ref={ref}
      disabled={isDisabled}
      aria-disabled={isDisabled}
      aria-label={note ? `${label}. ${note}` : (accessibleLabel ?? label)}
      {...keyShortcut(props.shortcut)}
      {...(extra && {
        accessibilityActions: [{ name: 'extra', label: extra.label }],
        onAccessibilityAction: ({ nativeEvent }: AccessibilityActionEvent) => {
          if (nativeEvent.actionName === 'extra') extra.onAction()
        },
      })}
      onPress={(event) => {
        if (isKeyPress(event) || !isDoubleTap()) press()
      }}
      {...holding}
      style={[styles.button, { backgroundColor: isDisabled ? '#5f563f' : brass.edge }]}
      pressedStyle={styles.pressed}
    >
      <View style={[styles.face, room === 'two lines' && styles.twoLines]}>
        <Gradient
          colours={isDisabled ? brassFace.idleSurface : brassFace.surface}
          radius={RADIUS}
        />
        <Text
          style={[
            styles.label,
            room !== 'wide' && styles.smallLabel,
            isDisabled && styles.disabledLabel,
          ]}
        >
          {label}
        </Text>
        {note ? <Text style={styles.note}>{note}</Text> : null}
      </View>
    </Pressable>
  )
}

const RADIUS = 18

const styles = StyleSheet.create({
  button: {
    borderRadius: RADIUS,
    paddingBottom: 4,
    userSelect: 'none',
    boxShadow: '0px 8px 18px rgba(0,0,0,0.35)',
  },
  pressed: { transform: [{ translateY: 2 }] },
  face: {
    minHeight: 56,
    borderRadius: RADIUS,
    overflow: 'hidden',
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.s,
    borderTopWidth: 1,
    borderTopColor: 'rgba(255,255,255,0.55)',
  },
  label: {
    fontFamily: DISPLAY_FACE,
    fontSize: 21,
    lineHeight: 27,
    color: brassFace.ink,
    textAlign: 'center',
    maxWidth: '100%',
  },
  twoLines: { minHeight: 62 },
  smallLabel: { fontSize: 18, lineHeight: 22 },
  disabledLabel: { color: brassFace.idleInk },
  note: { fontSize: 13, lineHeight: 17, color: brassFace.noteInk, textAlign: 'center' },
})
