import { StyleSheet, View } from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { useWords } from '@/i18n'
import type { Notice } from '@/model/notice'
import { QuietButton } from './quiet-button'
import { Body } from './text'
import { RADIUS, SPACE, useTheme } from './theme'
import { useAnnouncement } from './use-announcement'

type Props = {
  readonly notice: Notice
  readonly onClose: () => void
}

/** Shows a notice about the saves until the user closes it, below the page: it covers nothing. */
export function NoticeBar({ notice, onClose }: Props) {
  const words = useWords().notices
  const theme = useTheme()
  const { right, bottom, left } = useSafeAreaInsets()
  useAnnouncement(words[notice])
  return (
    <View
      style={[
        styles.place,
        {
          backgroundColor: theme.background[1],
          paddingBottom: bottom + SPACE.s,
          paddingLeft: left + SPACE.m,
          paddingRight: right + SPACE.m,
        },
      ]}
    >
      <View
        // A new element for another notice, so that screen readers announce it.
        key={notice}
        role="alert"
        style={[styles.bar, { backgroundColor: theme.card, borderColor: theme.accent }]}
      >
        <Body style={styles.text}>{words[notice]}</Body>
        <QuietButton label={words.close} onPress={onClose} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', paddingTop: SPACE.xs },
  bar: {
    width: '100%',
    maxWidth: 760,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    columnGap: SPACE.m,
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
    borderRadius: RADIUS.m,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 200, paddingVertical: SPACE.xs },
})
