import { useEffect, useRef, useState } from 'react'
import { Text, type StyleProp, type TextStyle } from 'react-native'
import { useIsStill } from './motion'

type Props = {
  readonly value: number
  readonly format: (value: number) => string
  readonly style?: StyleProp<TextStyle>
}

const COUNTING_MS = 520
const STEP_MS = 40

/**
 * Shows a number that counts from its old value to the new one. Hidden from screen readers, which would read
 * the numbers in between: the parent must give them the final value.
 */
export function CountingNumber({ value, format, style }: Props) {
  const isStill = useIsStill()
  const [counted, setCounted] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    const from = latest.current
    if (from === value) return
    const began = performance.now()
    const show = (next: number) => {
      latest.current = next
      setCounted(next)
    }
    const timer = setInterval(
      () => {
        const part = isStill ? 1 : Math.min(1, (performance.now() - began) / COUNTING_MS)
        if (part === 1) clearInterval(timer)
        // Fast at first, slowing down towards the end.
        show(part === 1 ? value : Math.round(from + (value - from) * part * (2 - part)))
      },
      isStill ? 0 : STEP_MS,
    )
    return () => clearInterval(timer)
  }, [value, isStill])
  return (
    <Text aria-hidden style={style}>
      {format(isStill ? value : counted)}
    </Text>
  )
}
