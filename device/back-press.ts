/** Does nothing: only Android has a press of back that an app is asked about, see back-press.android.ts. */
export const listenToBackPress: (onBack: () => void) => () => void = () => () => undefined
