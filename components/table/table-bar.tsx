import { StyleSheet, View } from 'react-native'
import { useWords } from '@/i18n'
import { useBackGesture } from '../ui/background'
import { IconButton } from '../ui/icon-button'
import { useIsLeftHanded } from '../ui/left-handed'
import { QuietButton } from '../ui/quiet-button'
import { Note } from '../ui/text'
import { SPACE } from '../ui/theme'
import type { TableSheet } from './table-sheets'

type Props = {
  readonly round: string
  readonly onLeave: () => void
  /** Replaces the usual label of the leave button. */
  readonly leaveLabel?: string | undefined
  /** Absent in a replay, which has no sheets. */
  readonly onSheet?: ((sheet: TableSheet) => void) | undefined
}

/** Renders the leave button, the round and the menu button, which is in the corner of the thumb. */
export function TableBar({ round, onLeave, leaveLabel, onSheet }: Props) {
  const { play } = useWords()
  const isLeftHanded = useIsLeftHanded()
  useBackGesture(onLeave)
  return (
    <View style={[styles.bar, isLeftHanded && styles.mirrored]}>
      <View style={[styles.end, isLeftHanded && styles.right]}>
        <QuietButton icon="back" label={leaveLabel ?? play.leave} onPress={onLeave} />
      </View>
      <Note style={styles.round}>{round}</Note>
      <View style={[styles.end, !isLeftHanded && styles.right]}>
        {onSheet ? (
          <>
            <IconButton icon="help" label={play.howToPlay} onPress={() => onSheet('how-to-play')} />
            <IconButton icon="dots" label={play.menu} onPress={() => onSheet('menu')} />
          </>
        ) : null}
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', alignItems: 'center', marginHorizontal: -SPACE.s },
  mirrored: { flexDirection: 'row-reverse' },
  // Both ends are at least as wide as the leave button, so that the round is in the middle.
  end: { flexGrow: 1, flexDirection: 'row', minWidth: 92 },
  right: { justifyContent: 'flex-end' },
  round: { flexShrink: 1, textAlign: 'center' },
})
