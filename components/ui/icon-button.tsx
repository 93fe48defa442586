import { StyleSheet } from 'react-native'
import { Icon, type IconName } from './icon'
import { Pressable } from './pressable'
import { TOUCH, useTheme } from './theme'
import { useFocus } from './use-focus'

type Props = {
  /** The button takes the focus when this is set or changes. */
  readonly focusKey?: string | undefined
  readonly icon: IconName
  readonly label: string
  readonly onPress: () => void
  readonly isDisabled?: boolean
}

export function IconButton({ icon, label, onPress, isDisabled = false, focusKey }: Props) {
  const ref = useFocus(focusKey)
  const { softInk } = useTheme()
  return (
    <Pressable
      ref={ref}
      aria-label={label}
      disabled={isDisabled}
      aria-disabled={isDisabled}
      onPress={onPress}
      style={[styles.button, isDisabled && styles.disabled]}
      pressedStyle={styles.pressed}
    >
      <Icon name={icon} colour={softInk} />
    </Pressable>
  )
}

const styles = StyleSheet.create({
  button: {
    width: TOUCH,
    height: TOUCH,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 10,
  },
  disabled: { opacity: 0.3 },
  pressed: { opacity: 0.6 },
})
