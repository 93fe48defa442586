import type { ReactNode } from 'react'
import { Platform, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native'
import { GroupName } from './group-name'
import { Pressable } from './pressable'
import { useRadios } from './use-radios'

export type RadioOption<T> = {
  readonly value: T
  readonly label: string
  /** The language of the label, if it is not that of the page. */
  readonly lang?: string | undefined
}

type Props<T, O extends RadioOption<T>> = {
  readonly label: string
  /** The label is shown before the group; iOS reads it from there. */
  readonly isLabelSeen?: boolean
  readonly options: readonly O[]
  readonly value: T
  readonly onChange: (value: T) => void
  readonly style?: StyleProp<ViewStyle>
  readonly optionStyle?: (option: O, isChosen: boolean) => StyleProp<ViewStyle>
  /** Renders an option, which has its accessible label already. */
  readonly children: (option: O, isChosen: boolean) => ReactNode
}

/** Renders a group of radios that are all visible. */
export function RadioGroup<T, O extends RadioOption<T>>(props: Props<T, O>) {
  const { label, options, value, onChange, style, optionStyle, children } = props
  const radioOf = useRadios({
    count: options.length,
    chosen: options.findIndex((option) => option.value === value),
    onChoose: (index) => onChange(options[index]!.value),
  })
  return (
    <View role="radiogroup" aria-label={label} style={style}>
      {props.isLabelSeen ? null : <GroupName label={label} />}
      {options.map((option, index) => {
        const isChosen = option.value === value
        return (
          <Pressable
            key={String(option.value)}
            {...radioOf(index)}
            aria-label={option.label}
            {...(option.lang && inLanguage(option.lang))}
            style={optionStyle?.(option, isChosen)}
            pressedStyle={styles.pressed}
          >
            {children(option, isChosen)}
          </Pressable>
        )
      })}
    </View>
  )
}

/** Makes a screen reader pronounce a name in its language; React Native has no way to do so on Android. */
const inLanguage = (lang: string) =>
  Platform.OS === 'web' ? { lang } : { accessibilityLanguage: lang }

const styles = StyleSheet.create({ pressed: { opacity: 0.7 } })
