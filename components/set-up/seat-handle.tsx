import { useRef } from 'react'
import { Platform, StyleSheet, View, type ViewStyle } from 'react-native'
import { useWords } from '@/i18n'
import { useFocusRing } from '../ui/focus-ring'
import { hasModifier, type Modifiers } from '../ui/has-modifier'
import { Icon } from '../ui/icon'
import { moveFocus } from '../ui/move-focus'
import { standardActions } from '../ui/standard-actions'
import { TOUCH, useTheme } from '../ui/theme'
import type { SeatHandle as Handle } from './use-seat-drag'

type Props = {
  readonly name: string
  readonly handle: Handle
  readonly onOpen: () => void
  readonly onMove: (by: -1 | 1) => void
}

type KeyDown = {
  readonly nativeEvent: Modifiers & { readonly key: string }
  readonly preventDefault: () => void
}

/**
 * The handle to drag a player to another seat. A tap opens the player sheet, which has arrows. Arrow keys and actions
 * of screen readers move the seat as well.
 */
export function SeatHandle({ name, handle, onOpen, onMove }: Props) {
  const { setup } = useWords()
  const { softInk } = useTheme()
  const { ring, ...focus } = useFocusRing()
  const view = useRef<View>(null)
  const actions: Readonly<Record<string, () => void>> = {
    activate: onOpen,
    up: () => onMove(-1),
    down: () => onMove(1),
  }
  const keys = {
    onKeyDown: (event: KeyDown) => {
      const name = KEYS[event.nativeEvent.key]
      if (!name || hasModifier(event.nativeEvent)) return
      event.preventDefault()
      actions[name]?.()
      // React removes and inserts a row that moves down, which loses the focus.
      if (name !== 'activate') setTimeout(() => view.current && moveFocus(view.current), 0)
    },
  }
  return (
    <View
      ref={view}
      role="button"
      accessible
      focusable
      tabIndex={0}
      aria-label={setup.moveSeat(name)}
      accessibilityActions={[
        ...standardActions('activate'),
        { name: 'up', label: setup.moveUp(name) },
        { name: 'down', label: setup.moveDown(name) },
      ]}
      onAccessibilityAction={({ nativeEvent }) => actions[nativeEvent.actionName]?.()}
      {...keys}
      {...handle}
      {...focus}
      style={[styles.handle, WEB_STYLE, ring]}
    >
      <Icon name="lines" colour={softInk} />
    </View>
  )
}

const KEYS: Readonly<Record<string, string>> = {
  Enter: 'activate',
  ' ': 'activate',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** A drag must not scroll the page, and the cursor shows that the handle can be dragged. */
const WEB_STYLE =
  Platform.OS === 'web' && ({ touchAction: 'none', cursor: 'grab' } as unknown as ViewStyle)

const styles = StyleSheet.create({
  handle: {
    width: TOUCH,
    height: TOUCH,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 10,
  },
})
