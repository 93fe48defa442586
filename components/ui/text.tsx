import type { ReactNode } from 'react'
import { StyleSheet, Text, type TextProps } from 'react-native'
import { DISPLAY_FACE, useTheme } from './theme'

type Props = TextProps & { readonly children: ReactNode }

export function Title({ style, ...props }: Props) {
  const { ink } = useTheme()
  return (
    <Text role="heading" aria-level={1} style={[styles.title, { color: ink }, style]} {...props} />
  )
}

export function Heading({ style, ...props }: Props) {
  const { ink } = useTheme()
  return (
    <Text
      role="heading"
      aria-level={2}
      style={[styles.heading, { color: ink }, style]}
      {...props}
    />
  )
}

export function Body({ style, ...props }: Props) {
  const { ink } = useTheme()
  return <Text style={[styles.body, { color: ink }, style]} {...props} />
}

/** Secondary text, smaller and less prominent. */
export function Note({ style, ...props }: Props) {
  const { softInk } = useTheme()
  return <Text style={[styles.note, { color: softInk }, style]} {...props} />
}

const styles = StyleSheet.create({
  title: { fontFamily: DISPLAY_FACE, fontSize: 40, lineHeight: 48 },
  heading: { fontFamily: DISPLAY_FACE, fontSize: 22, lineHeight: 28 },
  body: { fontSize: 16, lineHeight: 23 },
  note: { fontSize: 14, lineHeight: 20 },
})
