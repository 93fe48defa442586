type Press = { readonly nativeEvent: object }

/** Whether a button was pressed by a key: the click count `detail` of the event is 0 then. */
export const isKeyPress = ({ nativeEvent }: Press): boolean =>
  'detail' in nativeEvent && nativeEvent.detail === 0

type KeyDown = {
  readonly nativeEvent: { readonly key: string; readonly repeat?: boolean }
  readonly preventDefault: () => void
}

/** Props that make a held Enter key press once: it must not press what has the focus next. */
export const ignoreEnterRepeat = {
  onKeyDownCapture: (event: KeyDown) => {
    if (event.nativeEvent.repeat && event.nativeEvent.key === 'Enter') event.preventDefault()
  },
}

/** Props that let Space press what is no button, such as a switch: react-native-web has Enter for it alone. */
export const spacePresses = (onPress: () => void): object => ({
  onKeyDownCapture: (event: KeyDown) => {
    ignoreEnterRepeat.onKeyDownCapture(event)
    if (event.nativeEvent.key !== ' ') return
    // It would scroll the page.
    event.preventDefault()
    if (!event.nativeEvent.repeat) onPress()
  },
})

/** Props that let Enter follow a link that has no address: react-native-web leaves that key to the browser. */
export const enterFollows = (onPress: () => void): object => ({
  onKeyDownCapture: (event: KeyDown) => {
    if (event.nativeEvent.key !== 'Enter') return
    event.preventDefault()
    if (!event.nativeEvent.repeat) onPress()
  },
})
