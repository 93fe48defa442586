import { StyleSheet } from 'react-native'
import { useWords } from '@/i18n'
import type { Notice } from '@/model/notice'
import { BottomBar } from './bottom-bar'
import { QuietButton } from './quiet-button'
import { Body } from './text'
import { SPACE, useTheme } from './theme'

type Props = {
  readonly notice: Notice
  readonly onClose: () => void
}

/** Shows a notice about the saves until the user closes it. */
export function NoticeBar({ notice, onClose }: Props) {
  const words = useWords().notices
  const { background, card, accent } = useTheme()
  return (
    <BottomBar
      // A new element for each notice, so that screen readers announce it.
      key={notice}
      role="alert"
      text={words[notice]}
      background={background[1]}
      style={[styles.bar, { backgroundColor: card, borderColor: accent }]}
    >
      <Body style={styles.text}>{words[notice]}</Body>
      <QuietButton label={words.close} onPress={onClose} />
    </BottomBar>
  )
}

const styles = StyleSheet.create({
  bar: {
    maxWidth: 760,
    justifyContent: 'flex-end',
    paddingHorizontal: SPACE.m,
    borderWidth: 1,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 200, paddingVertical: SPACE.xs },
})
