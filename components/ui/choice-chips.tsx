import { ScrollView, StyleSheet } from 'react-native'
import type { PlayerColour } from '@/model/colours'
import { OptionLabel, optionEdge } from './option-label'
import { PlayerBadge } from './player-badge'
import { RadioGroup, type RadioOption } from './radio-group'
import { RADIUS, SPACE, TOUCH, useTheme } from './theme'

type Props<T> = {
  readonly label: string
  readonly options: readonly (RadioOption<T> & { readonly colour?: PlayerColour })[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** Renders a choice of one among many as a row of chips that scrolls horizontally. */
export function ChoiceChips<T>(props: Props<T>) {
  const theme = useTheme()
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.scroll}
      contentContainerStyle={styles.content}
    >
      <RadioGroup
        {...props}
        style={styles.row}
        optionStyle={(_, isChosen) => [styles.chip, optionEdge(theme, isChosen)]}
      >
        {({ label, colour }, isChosen) => (
          <>
            {colour ? <PlayerBadge name={label} colour={colour} size={26} /> : null}
            <OptionLabel label={label} isChosen={isChosen} />
          </>
        )}
      </RadioGroup>
    </ScrollView>
  )
}

const styles = StyleSheet.create({
  // The row scrolls to the edges of its card or screen. The padding keeps focus rings from being clipped.
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
    borderRadius: RADIUS.pill,
  },
})
