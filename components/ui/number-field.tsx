import { useEffect, useEffectEvent, useState } from 'react'
import { StyleSheet, Text, TextInput, View } from 'react-native'
import { IconButton } from './icon-button'
import { Note } from './text'
import { RADIUS, SPACE, TOUCH, useTheme } from './theme'

type Props = {
  readonly label: string
  readonly lessLabel: string
  readonly moreLabel: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step?: number
  /** What to say of a text that is no number from min to max. */
  readonly errorOf: (text: string) => string | undefined
  readonly onChange: (value: number) => void
  /** Told when what stands in it begins or ceases to be wrong. */
  readonly onWrong?: ((isWrong: boolean) => void) | undefined
}

/** A whole number to type or to step; what cannot be is said and kept on screen until it is mended. */
export function NumberField(props: Props) {
  const { label, lessLabel, moreLabel, value, min, max, step = 1, errorOf, onChange } = props
  const theme = useTheme()
  const [draft, setDraft] = useState<string>()
  const text = draft ?? String(value)
  const error = errorOf(text)
  const isWrong = error !== undefined
  const tellWrong = useEffectEvent((is: boolean) => props.onWrong?.(is))
  useEffect(() => {
    if (!isWrong) return
    tellWrong(true)
    return () => tellWrong(false)
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
          aria-invalid={isWrong}
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
            { color: theme.ink, borderColor: error ? theme.danger : theme.cardEdge },
          ]}
        />
        <IconButton
          icon="plus"
          label={moreLabel}
          isDisabled={value >= max}
          onPress={() => change(value + step)}
        />
      </View>
      {error ? (
        <Note role="alert" style={[styles.error, { color: theme.danger }]}>
          {error}
        </Note>
      ) : null}
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
