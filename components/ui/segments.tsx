import { StyleSheet } from 'react-native'
import { OptionLabel, optionEdge } from './option-label'
import { RadioGroup, type RadioOption } from './radio-group'
import { RADIUS, SPACE, TOUCH, useTheme } from './theme'

type Props<T extends string | number> = {
  readonly label: string
  readonly options: readonly RadioOption<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/** Renders a choice of one among a few, side by side, wrapping where the width is too small. */
export function Segments<T extends string | number>(props: Props<T>) {
  const theme = useTheme()
  return (
    <RadioGroup
      {...props}
      style={styles.row}
      optionStyle={(_, isChosen) => [styles.segment, optionEdge(theme, isChosen)]}
    >
      {({ label }, isChosen) => <OptionLabel label={label} isChosen={isChosen} />}
    </RadioGroup>
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
    borderRadius: RADIUS.m,
  },
})
