import { StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useWords } from '@/i18n'
import type { Notice } from '@/model/notice'
import { QuietButton } from './quiet-button'
import { Body } from './text'
import { RADIUS, SPACE, useTheme } from './theme'

type Props = {
  readonly notices: readonly Notice[]
  readonly onClose: (notice: Notice) => void
}

/** Shows notices about the saves over the current screen until the user closes them. */
export function NoticeList({ notices, onClose }: Props) {
  const words = useWords().notices
  const theme = useTheme()
  const { top, right, left } = useSafeAreaInsets()
  if (notices.length === 0) return null
  return (
    <View
      pointerEvents="box-none"
      style={[styles.layer, { top: top + SPACE.s, left: left + SPACE.m, right: right + SPACE.m }]}
    >
      {notices.map((notice) => (
        <View
          key={notice}
          role="alert"
          aria-live="polite"
          style={[styles.notice, { backgroundColor: theme.card, borderColor: theme.accent }]}
        >
          <Body style={styles.text}>{words[notice]}</Body>
          <QuietButton label={words.close} onPress={() => onClose(notice)} />
        </View>
      ))}
    </View>
  )
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', alignItems: 'center', gap: SPACE.s },
  notice: {
    width: '100%',
    maxWidth: 560,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: SPACE.m,
    paddingHorizontal: SPACE.m,
    paddingTop: SPACE.s,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 200 },
})
