/** A browser does not tell whether a screen reader is on. */
export const watchScreenReader: (onChange: (isOn: boolean) => void) => () => void = () => () =>
  undefined
