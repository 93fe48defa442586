import { StyleSheet, Text } from 'react-native'
import { Icon, type IconName } from './icon'
import { keyShortcut } from './key-shortcut'
import { Pressable } from './pressable'
import { SPACE, TOUCH, useTheme } from './theme'
import { useFocus } from './use-focus'

type Props = {
  /** The button takes the focus when this is set or changes. */
  readonly focusKey?: string | undefined
  readonly label: string
  readonly onPress: () => void
  readonly icon?: IconName
  readonly isDisabled?: boolean
  readonly tone?: 'soft' | 'accent' | 'danger'
  /** Replaces the short label for screen readers. */
  readonly accessibleLabel?: string
  /** The equivalent key. */
  readonly shortcut?: string | undefined
}

/** Renders a secondary button: text with an optional icon, and a touch target of full size. */
export function QuietButton(props: Props) {
  const { label, onPress, icon, isDisabled = false, tone = 'soft', accessibleLabel } = props
  const { softInk, accent, danger } = useTheme()
  const ref = useFocus(props.focusKey)
  const colour = { soft: softInk, accent, danger }[tone]
  return (
    <Pressable
      ref={ref}
      disabled={isDisabled}
      aria-disabled={isDisabled}
      aria-label={accessibleLabel ?? label}
      {...keyShortcut(props.shortcut)}
      onPress={onPress}
      style={[styles.button, isDisabled && styles.disabled]}
      pressedStyle={styles.pressed}
    >
      {icon ? <Icon name={icon} colour={colour} size={18} /> : null}
      <Text style={[styles.label, { color: colour }, tone === 'accent' && styles.strong]}>
        {label}
      </Text>
    </Pressable>
  )
}

const styles = StyleSheet.create({
  button: {
    minHeight: TOUCH,
    minWidth: TOUCH,
    maxWidth: '100%',
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.s,
    borderRadius: 10,
  },
  disabled: { opacity: 0.4 },
  pressed: { opacity: 0.6 },
  label: { fontSize: 16, lineHeight: 22, flexShrink: 1 },
  strong: { fontWeight: '700' },
})
