import { useNavigation } from 'expo-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import {
  Modal,
  Platform,
  ScrollView,
  StyleSheet,
  View,
  type ModalProps,
  type Text,
} from 'react-native'
import { useSafeAreaInsets } from 'react-native-safe-area-context'
import { IconButton } from './icon-button'
import { MODAL_PROPS } from './modal-props'
import { moveFocus } from './move-focus'
import { sheetKeys } from './sheet-keys'
import { lastPressed } from './last-pressed'
import { Heading } from './text'
import { RADIUS, SPACE, useTheme } from './theme'
import { useTurnedPlace } from './turned'
import { useKeyboardHeight } from './use-keyboard-height'

type Props = {
  readonly isOpen: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** In a browser a Modal already has the role dialog, and takes the label. */
const IS_MODAL_A_DIALOG = Platform.OS === 'web'

/** Without a list iOS rotates to portrait for a modal. */
const ALL_ORIENTATIONS: NonNullable<ModalProps['supportedOrientations']> = [
  'portrait',
  'portrait-upside-down',
  'landscape',
]

/**
 * A modal sheet at the bottom; its button, a tap outside, Escape and back close it. In a browser it is
 * removed at once: during a fade it would hold the focus, which belongs to the page that it may have opened.
 */
export function Sheet(props: Props) {
  const [wasOpened, setWasOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setWasOpened(true)
  // On phones a sheet that was open stays mounted to fade out; most are never opened.
  return (IS_MODAL_A_DIALOG ? props.isOpen : wasOpened) ? <OpenSheet {...props} /> : null
}

function OpenSheet({ isOpen, title, closeLabel, onClose, children }: Props) {
  const theme = useTheme()
  const insets = useSafeAreaInsets()
  const place = useTurnedPlace()
  // Edge to edge, Android does not resize the window of a modal for the keyboard either.
  const keyboard = useKeyboardHeight()
  const heading = useRef<Text>(null)
  const focusTitle = () => heading.current && moveFocus(heading.current)
  useReturn(isOpen && !IS_MODAL_A_DIALOG)
  return (
    <Modal
      visible={isOpen}
      transparent
      animationType="fade"
      onRequestClose={onClose}
      onShow={IS_MODAL_A_DIALOG ? undefined : focusTitle}
      supportedOrientations={ALL_ORIENTATIONS}
      aria-label={title}
    >
      <View style={[place, styles.layer, { paddingBottom: keyboard }]}>
        {/* Not a Pressable: browsers would give it the focus although it is hidden. */}
        <View
          aria-hidden
          onStartShouldSetResponder={() => true}
          onResponderRelease={onClose}
          style={[StyleSheet.absoluteFill, { backgroundColor: theme.backdrop }]}
        />
        <View
          {...(!IS_MODAL_A_DIALOG && { role: 'dialog', ...MODAL_PROPS, 'aria-label': title })}
          onAccessibilityEscape={onClose}
          {...sheetKeys}
          style={[
            styles.sheet,
            { backgroundColor: theme.card, borderColor: theme.cardEdge },
            { paddingBottom: (keyboard > 0 ? 0 : insets.bottom) + SPACE.m },
          ]}
        >
          <View style={styles.head}>
            {/* The first focusable element: browsers focus it when the modal opens. */}
            <Heading ref={heading} tabIndex={-1} style={styles.title}>
              {title}
            </Heading>
            <IconButton icon="cross" label={closeLabel} onPress={onClose} />
          </View>
          <ScrollView keyboardShouldPersistTaps="handled" contentContainerStyle={styles.body}>
            {children}
          </ScrollView>
        </View>
      </View>
    </Modal>
  )
}

/** How long the window of a closed sheet remains on a phone. */
const CLOSED_MS = 400

/**
 * Returns the screen reader's focus to what opened the sheet when it closes, unless the sheet opened another
 * page.
 */
function useReturn(isOpen: boolean): void {
  const navigation = useNavigation()
  useEffect(() => {
    if (!isOpen) return
    const opener = lastPressed()
    return () => {
      if (!opener) return
      setTimeout(() => (navigation.isFocused() ? moveFocus(opener) : undefined), CLOSED_MS)
    }
  }, [isOpen, navigation])
}

const styles = StyleSheet.create({
  layer: { justifyContent: 'flex-end', alignItems: 'center' },
  sheet: {
    width: '100%',
    maxWidth: 560,
    maxHeight: '88%',
    borderTopLeftRadius: RADIUS.l,
    borderTopRightRadius: RADIUS.l,
    borderWidth: 1,
    borderBottomWidth: 0,
    paddingTop: SPACE.s,
  },
  head: { flexDirection: 'row', alignItems: 'center', paddingLeft: SPACE.l, paddingRight: SPACE.s },
  title: { flex: 1, minWidth: 0 },
  // A ring around the first element has room, too.
  body: {
    paddingHorizontal: SPACE.l,
    paddingTop: SPACE.s,
    paddingBottom: SPACE.l,
    gap: SPACE.m,
  },
})
