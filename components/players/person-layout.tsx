import type { ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { ResultLayout } from '../results/result-layout'
import { BackButton } from '../ui/back-button'
import { QuietButton } from '../ui/quiet-button'
import { SPACE } from '../ui/theme'
import type { OpenSheet } from './person-sheets'

type Props = {
  readonly head: ReactNode
  readonly onBack: () => void
  readonly onSheet: (sheet: OpenSheet) => void
  readonly children: ReactNode
}

/** The layout of a person's page: head and buttons above the cards, or beside them in landscape. */
export function PersonLayout({ head, onBack, onSheet, children }: Props) {
  const { players } = useWords()
  return (
    <ResultLayout
      actions={null}
      head={
        <View style={styles.person}>
          <BackButton label={players.back} onPress={onBack} />
          {head}
          <View style={styles.buttons}>
            <QuietButton
              icon="pen"
              label={players.edit.open}
              onPress={() => onSheet({ kind: 'edit' })}
            />
            <QuietButton
              icon="merge"
              label={players.merge.open}
              onPress={() => onSheet({ kind: 'merge' })}
            />
          </View>
        </View>
      }
    >
      {children}
    </ResultLayout>
  )
}

const styles = StyleSheet.create({
  person: { gap: SPACE.m },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: SPACE.m },
})
