import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

type Props = { readonly isInert: boolean; readonly children: ReactNode }

/** Keeps screen readers and the Tab key out of its children while something covers them. */
export function Inert({ isInert, children }: Props) {
  const view = useRef<View>(null)
  // A layout effect, so that it runs before effects that move the focus: an inert element cannot take it.
  useLayoutEffect(() => {
    if (view.current) (view.current as unknown as HTMLElement).inert = isInert
  }, [isInert])
  return (
    <View ref={view} style={styles.fill}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ fill: { flex: 1 } })
