import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { BackButton } from '../ui/back-button'
import { PageTitle } from '../ui/page-title'
import { Note } from '../ui/text'
import { SPACE } from '../ui/theme'

type Props = {
  /** How many matches are shown; absent until the history is loaded. */
  readonly count?: number | undefined
  readonly onBack: () => void
  readonly children?: ReactNode
}

/** The head of the history: back button, title, number of matches, and the filters as children. */
export function HistoryHead({ count, onBack, children }: Props) {
  const { history } = useWords()
  return (
    <View style={styles.head}>
      <BackButton label={history.back} onPress={onBack} />
      <View style={styles.title}>
        <PageTitle isOfList>{history.title}</PageTitle>
        {count ? <Note>{history.count(count)}</Note> : null}
      </View>
      {children}
    </View>
  )
}

const styles = StyleSheet.create({
  head: { gap: SPACE.s },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.m },
})
