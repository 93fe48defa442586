import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { OptionLabel, optionEdge } from './option-label'
import { RadioGroup, type RadioOption } from './radio-group'
import { RADIUS, SPACE, TOUCH, useTheme } from './theme'

type Props<T extends string | number> = {
  readonly label: string
  /** The label is shown before them. */
  readonly isLabelSeen?: boolean
  readonly options: readonly RadioOption<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/**
 * Renders a choice of one among a few, side by side, or in rows with equal columns if they do not fit. Until
 * the labels are measured, segments have their natural width.
 */
export function Segments<T extends string | number>(props: Props<T>) {
  const theme = useTheme()
  const [width, setWidth] = useState(0)
  const [labels, setLabels] = useState<Readonly<Record<string, number>>>({})
  const widest = props.options.map(({ label }) => labels[label] ?? 0)
  const isMeasured = width > 0 && widest.every((measured) => measured > 0)
  const columns = isMeasured
    ? evenColumns(widest.length, width + SPACE.s, Math.max(...widest) + AROUND_LABEL + SPACE.s)
    : 0
  const column =
    columns > 0 ? { width: Math.floor((width + SPACE.s) / columns) - SPACE.s } : styles.unmeasured
  return (
    // A browser rounds what it measures: half a point too much, and the last one would go to a row of its own.
    <View onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width - 0.5))}>
      <RadioGroup
        {...props}
        style={styles.row}
        optionStyle={(_, isChosen) => [styles.segment, optionEdge(theme, isChosen), column]}
      >
        {({ label }, isChosen) => (
          <OptionLabel
            label={label}
            isChosen={isChosen}
            // A bold label is wider: the greatest width measured is kept.
            onWidth={(measured) =>
              setLabels((known) =>
                measured > (known[label] ?? 0) ? { ...known, [label]: measured } : known,
              )
            }
          />
        )}
      </RadioGroup>
    </View>
  )
}

/**
 * The number of columns for `count` cells: as many as fit, then as few as that number of rows needs, so that
 * four cells are laid out as 2 + 2 instead of 3 + 1. Three are never laid out as 2 + 1.
 */
export function evenColumns(count: number, width: number, cellWidth: number): number {
  const fitting = Math.max(1, Math.min(count, Math.floor(width / cellWidth)))
  if (count === 3 && fitting === 2) return 1
  return Math.ceil(count / Math.ceil(count / fitting))
}

const PADDING = SPACE.s
/** Padding and border on both sides, and the growth of a label that becomes bold. */
const AROUND_LABEL = 2 * (PADDING + 2) + 8

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  segment: {
    minHeight: TOUCH,
    minWidth: TOUCH + 8,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: PADDING,
    borderRadius: RADIUS.m,
  },
  unmeasured: { flexGrow: 1 },
})
