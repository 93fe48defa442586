import { ScrollView, StyleSheet, Text, View } from 'react-native'
import { useWords } from '@/i18n'
import { Pressable } from '../ui/pressable'
import { RADIUS, SPACE, TOUCH, useTheme } from '../ui/theme'

type Props = {
  readonly options: readonly { readonly key: string; readonly title: string }[]
  readonly value: string
  readonly onChange: (key: string) => void
}

/** One set of rules out of those played, in a row that scrolls: there may be many. */
export function RulesTabs({ options, value, onChange }: Props) {
  const { course } = useWords().players
  const theme = useTheme()
  return (
    <ScrollView horizontal showsHorizontalScrollIndicator={false} style={styles.scroll}>
      <View role="radiogroup" aria-label={course.choose} style={styles.row}>
        {options.map(({ key, title }) => {
          const isChosen = key === value
          return (
            <Pressable
              key={key}
              role="radio"
              aria-checked={isChosen}
              aria-label={title}
              onPress={() => onChange(key)}
              style={[styles.tab, { borderColor: isChosen ? theme.accent : theme.cardEdge }]}
              pressedStyle={styles.pressed}
            >
              <Text
                style={[
                  styles.label,
                  { color: isChosen ? theme.ink : theme.softInk },
                  isChosen && styles.chosen,
                ]}
              >
                {title}
              </Text>
            </Pressable>
          )
        })}
      </View>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  // Out to the card's edges, where what scrolls is cut off.
  scroll: { flexGrow: 0, marginHorizontal: -SPACE.l },
  row: {
    flexDirection: 'row',
    gap: SPACE.s,
    paddingHorizontal: SPACE.l,
    paddingVertical: SPACE.xs,
  },
  tab: {
    minHeight: TOUCH,
    justifyContent: 'center',
    paddingHorizontal: SPACE.m,
    borderWidth: 2,
    borderRadius: RADIUS.pill,
  },
  pressed: { opacity: 0.7 },
  label: { fontSize: 15, lineHeight: 20 },
  chosen: { fontWeight: '700' },
})
