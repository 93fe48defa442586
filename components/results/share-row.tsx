import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { Sharing } from '@/model/transfer'
import { isDoubleTap } from '../ui/double-tap'
import { IconButton } from '../ui/icon-button'
import { Problem } from '../ui/problem'
import { Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import { useAnnouncement } from '../ui/use-announcement'

type Props = {
  readonly sharing: Sharing
  /** The main button, which fills the rest of the row. */
  readonly children: ReactNode
}

/** The main button below a result with Share beside it, and the outcome of sharing above them. */
export function ShareRow({ sharing: { share, outcome }, children }: Props) {
  const { results } = useWords()
  const copied = outcome === 'copied' ? results.copied : undefined
  useAnnouncement(copied)
  return (
    <>
      {copied ? (
        <Note role="status" style={styles.told}>
          {copied}
        </Note>
      ) : null}
      <Problem text={outcome === 'failed' ? results.notShared : undefined} style={styles.told} />
      <View style={styles.row}>
        <View style={styles.main}>{children}</View>
        <IconButton
          icon="out"
          label={results.share}
          onPress={() => {
            if (!isDoubleTap()) share()
          }}
        />
      </View>
    </>
  )
}

const styles = StyleSheet.create({
  told: { textAlign: 'center', paddingBottom: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  main: { flex: 1 },
})
