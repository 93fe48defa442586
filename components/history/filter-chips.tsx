import { ScrollView, StyleSheet, Text, View } from 'react-native'
import { PlayerBadge } from '../ui/player-badge'
import { Pressable } from '../ui/pressable'
import { RADIUS, SPACE, TOUCH, useTheme, type PlayerColour } from '../ui/theme'

export type FilterOption = {
  /** Absent in the one that leaves nothing out. */
  readonly value: string | undefined
  readonly label: string
  readonly colour?: PlayerColour
}

type Props = {
  readonly label: string
  readonly options: readonly FilterOption[]
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

/** One of many, in a row that runs off the side; what is chosen is bright, and ticked for everybody by its edge. */
export function FilterChips({ label, options, value, onChange }: Props) {
  const theme = useTheme()
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.scroll}
      contentContainerStyle={styles.content}
    >
      <View role="radiogroup" aria-label={label} style={styles.row}>
        {options.map((option) => {
          const isChosen = option.value === value
          return (
            <Pressable
              key={option.value ?? ''}
              role="radio"
              aria-checked={isChosen}
              aria-label={option.label}
              onPress={() => onChange(option.value)}
              style={[
                styles.chip,
                { backgroundColor: theme.card, borderColor: theme.cardEdge },
                isChosen && { borderColor: theme.accent, borderWidth: 2 },
              ]}
              pressedStyle={styles.pressed}
            >
              {option.colour ? (
                <PlayerBadge name={option.label} colour={option.colour} size={26} />
              ) : null}
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
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  // It runs to the edges of the screen, and the ring of a chip is not cut off.
  scroll: { flexGrow: 0, marginHorizontal: -SPACE.l },
  content: { paddingHorizontal: SPACE.l, paddingVertical: SPACE.xs },
  row: { flexDirection: 'row', gap: SPACE.s },
  chip: {
    minHeight: TOUCH,
    minWidth: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.pill,
  },
  pressed: { opacity: 0.7 },
  label: { fontSize: 15, lineHeight: 20 },
  chosen: { fontWeight: '700' },
})
