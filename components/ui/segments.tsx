import { useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { OptionLabel, optionEdge } from './option-label'
import { RadioGroup, type RadioOption } from './radio-group'
import { RADIUS, SPACE, TOUCH, useTheme } from './theme'

type Props<T extends string | number> = {
  readonly label: string
  /** A text before them has the label. */
  readonly isLabelSeen?: boolean
  readonly options: readonly RadioOption<T>[]
  readonly value: T
  readonly onChange: (value: T) => void
}

/**
 * Renders a choice of one among a few, side by side; where the width is too small, in rows with
 * equal columns. Until the labels are measured the segments are as wide as they need to be.
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
    <View onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}>
      <RadioGroup
        {...props}
        style={styles.row}
        optionStyle={(_, isChosen) => [styles.segment, optionEdge(theme, isChosen), column]}
      >
        {({ label }, isChosen) => (
          <OptionLabel
            label={label}
            isChosen={isChosen}
            // A label that is bold is wider; the widest it was is what it needs.
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
 * In how many columns to lay out `count` cells: as many as fit, but as few as the rows they need
 * allow, so that four cells are two and two and not three and one. Three are never two and one.
 */
export function evenColumns(count: number, width: number, cellWidth: number): number {
  const fitting = Math.max(1, Math.min(count, Math.floor(width / cellWidth)))
  if (count === 3 && fitting === 2) return 1
  return Math.ceil(count / Math.ceil(count / fitting))
}

const PADDING = SPACE.s
/** The padding and the edge on both sides, and what a label grows by when it becomes bold. */
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
