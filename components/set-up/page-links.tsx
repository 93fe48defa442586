import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import type { IconName } from '../ui/icon'
import { QuietButton } from '../ui/quiet-button'
import { SPACE } from '../ui/theme'

const PAGES = [
  { page: 'history', icon: 'history' },
  { page: 'players', icon: 'people' },
  { page: 'settings', icon: 'settings' },
] as const satisfies readonly {
  page: string
  icon: IconName
}[]

export type LinkedPage = (typeof PAGES)[number]['page']

/** The links from the set-up to the history, the players and the settings. */
export function PageLinks({ onOpen }: { readonly onOpen: (page: LinkedPage) => void }) {
  const { pages } = useWords()
  return (
    <View style={styles.row}>
      {PAGES.map(({ page, icon }) => (
        <QuietButton key={page} icon={icon} label={pages[page]} onPress={() => onOpen(page)} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  // Aligns the labels, not the padding of their touch targets, with the content below.
  row: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, marginHorizontal: -SPACE.s },
})
