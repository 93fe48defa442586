/** Does nothing: only Android lets an app handle back, see back-press.android.ts. */
export const listenToBackPress: (onBack: () => void) => () => void = () => () => undefined
