type KeyDown = {
  readonly nativeEvent: Pick<KeyboardEvent, 'key' | 'shiftKey'>
  readonly currentTarget: unknown
  readonly preventDefault: () => void
}

const isTabStop = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.hasAttribute('disabled') && element.checkVisibility()

/**
 * Props of a sheet: Shift and Tab on its heading, the first element, lead to the last one. react-native-web would give the
 * focus to what scrolls, if the sheet is longer than the window.
 */
export const sheetKeys: object = {
  onKeyDownCapture: (event: KeyDown) => {
    const { key, shiftKey } = event.nativeEvent
    const sheet = event.currentTarget as HTMLElement
    if (key !== 'Tab' || !shiftKey || document.activeElement !== sheet.querySelector('h2')) return
    const elements = [...sheet.querySelectorAll<HTMLElement>('a, button, input, [tabindex]')]
    event.preventDefault()
    elements.findLast(isTabStop)?.focus()
  },
}
