import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

type Props = { readonly isCovered: boolean; readonly children: ReactNode }

/** What something may lie over: covered, no screen reader finds its way in. */
export function Behind({ isCovered, children }: Props) {
  return (
    <View aria-hidden={isCovered} style={styles.behind}>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({ behind: { flex: 1 } })
