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

export type MorePage = (typeof PAGES)[number]['page']

/** Everything else there is to look at, from the set-up. */
export function MoreLinks({ onOpen }: { readonly onOpen: (page: MorePage) => void }) {
  const { more } = useWords()
  return (
    <View style={styles.row}>
      {PAGES.map(({ page, icon }) => (
        <QuietButton key={page} icon={icon} label={more[page]} onPress={() => onOpen(page)} />
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  // The words line up with what stands below, not the room round them that a finger needs.
  row: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, marginHorizontal: -SPACE.s },
})
