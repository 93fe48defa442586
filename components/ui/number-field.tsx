import { useEffect, useEffectEvent, useState } from 'react'
import { StyleSheet, Text, TextInput, View } from 'react-native'
import { IconButton } from './icon-button'
import { KEPT_ON_ENTER } from './kept-on-enter'
import { Problem, useFieldProblem } from './problem'
import { RADIUS, SPACE, TOUCH, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  /** Returns the error message for a text that is not a whole number from min to max. */
  readonly errorOf: (text: string) => string | undefined
  readonly onChange: (value: number) => void
  /** Called when the text becomes invalid, and when it becomes valid again. */
  readonly onWrong?: ((isWrong: boolean) => void) | undefined
}

/** Renders a field for a whole number with step buttons. Invalid text is kept, with its error. */
export function NumberField(props: Props) {
  const { label, lessLabel, moreLabel, value, min, max, step = 1, errorOf, onChange } = props
  const theme = useTheme()
  const [draft, setDraft] = useState<string>()
  const text = draft ?? String(value)
  const error = errorOf(text)
  const isWrong = error !== undefined
  const { field, problem } = useFieldProblem(error)
  const reportWrong = useEffectEvent((is: boolean) => props.onWrong?.(is))
  useEffect(() => {
    if (!isWrong) return
    reportWrong(true)
    return () => reportWrong(false)
  }, [isWrong])
  const change = (next: number) => {
    setDraft(undefined)
    onChange(Math.max(min, Math.min(max, next)))
  }
  return (
    <View>
      <View style={styles.row}>
        <Text style={[styles.label, { color: theme.ink }]}>{label}</Text>
        <IconButton
          icon="minus"
          label={lessLabel}
          isDisabled={value <= min}
          onPress={() => change(value - step)}
        />
        <TextInput
          aria-label={label}
          {...field}
          {...KEPT_ON_ENTER}
          inputMode="numeric"
          selectTextOnFocus
          value={text}
          onChangeText={(typed) => {
            setDraft(typed)
            if (errorOf(typed) === undefined) onChange(Number(typed))
          }}
          onBlur={() => !isWrong && setDraft(undefined)}
          style={[
            styles.field,
            { color: theme.ink, borderColor: error ? theme.danger : theme.softInk },
          ]}
        />
        <IconButton
          icon="plus"
          label={moreLabel}
          isDisabled={value >= max}
          onPress={() => change(value + step)}
        />
      </View>
      <Problem {...problem} style={styles.error} />
    </View>
  )
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', minHeight: TOUCH },
  label: { flex: 1, fontSize: 16, lineHeight: 22 },
  field: {
    minWidth: 72,
    maxWidth: 190,
    minHeight: TOUCH,
    flexShrink: 1,
    textAlign: 'center',
    fontSize: 17,
    borderWidth: 1,
    borderRadius: RADIUS.s,
    paddingHorizontal: SPACE.s,
  },
  error: { textAlign: 'right' },
})
