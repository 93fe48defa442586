import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { QuietButton } from '../ui/quiet-button'
import { Note, Title } from '../ui/text'
import { SPACE } from '../ui/theme'

type Props = {
  /** How many matches are shown; absent while nobody knows. */
  readonly count?: number | undefined
  readonly onBack: () => void
  readonly children?: ReactNode
}

/** The way back, what this page is, and how much of it there is. */
export function HistoryHead({ count, onBack, children }: Props) {
  const { history } = useWords()
  return (
    <View style={styles.head}>
      <View style={styles.back}>
        <QuietButton icon="back" label={history.back} onPress={onBack} />
      </View>
      <View style={styles.title}>
        <Title>{history.title}</Title>
        {count ? <Note>{history.count(count)}</Note> : null}
      </View>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  head: { gap: SPACE.s },
  // The word lines up with the title, not the room round it that a finger needs.
  back: { alignItems: 'flex-start', marginHorizontal: -SPACE.s },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m },
})
