import type { ReactNode, Ref } from 'react'
import { StyleSheet, Text, type TextProps } from 'react-native'
import { useTypeScale } from './roomy'
import { DISPLAY_FACE, useTheme } from './theme'

type Props = TextProps & { readonly children: ReactNode; readonly ref?: Ref<Text> }

/** The font size and line height, enlarged with the page. */
function useSize(fontSize: number, lineHeight: number) {
  const scale = useTypeScale()
  return { fontSize: Math.round(fontSize * scale), lineHeight: Math.round(lineHeight * scale) }
}

export function Title({ style, ...props }: Props) {
  const { ink } = useTheme()
  return (
    <Text
      role="heading"
      aria-level={1}
      style={[styles.display, useSize(40, 48), { color: ink }, style]}
      {...props}
    />
  )
}

export function Heading({ style, ...props }: Props) {
  const { ink } = useTheme()
  return (
    <Text
      role="heading"
      aria-level={2}
      style={[styles.display, useSize(22, 28), { color: ink }, style]}
      {...props}
    />
  )
}

export function Body({ style, ...props }: Props) {
  const { ink } = useTheme()
  return <Text style={[useSize(16, 23), { color: ink }, style]} {...props} />
}

/** Secondary text, smaller and less prominent. */
export function Note({ style, ...props }: Props) {
  const { softInk } = useTheme()
  return <Text style={[useSize(14, 20), { color: softInk }, style]} {...props} />
}

const styles = StyleSheet.create({ display: { fontFamily: DISPLAY_FACE } })
