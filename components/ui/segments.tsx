import { StyleSheet, Text, View } from 'react-native'
import { Pressable } from './pressable'
import { RADIUS, SPACE, TOUCH, useTheme } from './theme'

type Props<T extends string | number> = {
  readonly label: string
  readonly options: readonly { readonly value: T; readonly label: string }[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** One of a few: side by side where there is room, wrapping where there is not. */
export function Segments<T extends string | number>(props: Props<T>) {
  const { label, options, value, onChange } = props
  const theme = useTheme()
  return (
    <View role="radiogroup" aria-label={label} style={styles.row}>
      {options.map((option) => {
        const isChosen = option.value === value
        return (
          <Pressable
            key={option.value}
            role="radio"
            aria-checked={isChosen}
            aria-label={option.label}
            onPress={() => onChange(option.value)}
            style={[
              styles.segment,
              { borderColor: theme.cardEdge, backgroundColor: theme.card },
              isChosen && { borderColor: theme.accent, borderWidth: 2 },
            ]}
            pressedStyle={styles.pressed}
          >
            <Text
              style={[
                styles.label,
                { color: isChosen ? theme.ink : theme.softInk },
                isChosen && styles.chosen,
              ]}
            >
              {option.label}
            </Text>
          </Pressable>
        )
      })}
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  segment: {
    minHeight: TOUCH,
    minWidth: TOUCH + 8,
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  pressed: { opacity: 0.7 },
  label: { fontSize: 15, lineHeight: 20, textAlign: 'center' },
  chosen: { fontWeight: '700' },
})
