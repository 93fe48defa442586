type Press = { readonly nativeEvent: object }

/** Whether a button was pressed by a key: a browser counts no clicks then. */
export const isKeyPress = ({ nativeEvent }: Press): boolean =>
  'detail' in nativeEvent && nativeEvent.detail === 0

type KeyDown = {
  readonly nativeEvent: { readonly key: string; readonly repeat?: boolean }
  readonly preventDefault: () => void
}

/** Enter that is held down presses once: the focus moves on, and the next thing must not be done by it too. */
export const holdsNoEnter = {
  onKeyDownCapture: (event: KeyDown) => {
    if (event.nativeEvent.repeat && event.nativeEvent.key === 'Enter') event.preventDefault()
  },
}
