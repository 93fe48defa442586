import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

type Props = { readonly isCovered: boolean; readonly children: ReactNode }

/** What something may lie over: covered, neither a screen reader nor the Tab key finds its way in. */
export function Behind({ isCovered, children }: Props) {
  const view = useRef<View>(null)
  // Before any focus is moved: what is inert refuses it.
  useLayoutEffect(() => {
    if (view.current) (view.current as unknown as HTMLElement).inert = isCovered
  }, [isCovered])
  return (
    <View ref={view} style={styles.behind}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ behind: { flex: 1 } })
