type Press = { readonly nativeEvent: object }

/** Whether a button was pressed by a key: then the event's click count `detail` is 0. */
export const isKeyPress = ({ nativeEvent }: Press): boolean =>
  'detail' in nativeEvent && nativeEvent.detail === 0

type KeyDown = {
  readonly nativeEvent: { readonly key: string; readonly repeat?: boolean }
  readonly preventDefault: () => void
}

/** Props that make a held Enter key press only once: it must not press what gets the focus next. */
export const ignoreEnterRepeat = {
  onKeyDownCapture: (event: KeyDown) => {
    if (event.nativeEvent.repeat && event.nativeEvent.key === 'Enter') event.preventDefault()
  },
}

/**
 * Props that let Space press an element that is not a button, such as a switch: react-native-web only handles
 * Enter there.
 */
export const spacePresses = (onPress: () => void): object => ({
  onKeyDownCapture: (event: KeyDown) => {
    ignoreEnterRepeat.onKeyDownCapture(event)
    if (event.nativeEvent.key !== ' ') return
    // Prevents scrolling.
    event.preventDefault()
    if (!event.nativeEvent.repeat) onPress()
  },
})

/** Props that let Enter follow a link without an address: react-native-web leaves that key to the browser. */
export const enterFollows = (onPress: () => void): object => ({
  onKeyDownCapture: (event: KeyDown) => {
    if (event.nativeEvent.key !== 'Enter') return
    event.preventDefault()
    if (!event.nativeEvent.repeat) onPress()
  },
})
