import { hide, preventAutoHideAsync } from 'expo-splash-screen'

/** Keeps the splash screen until `hideSplash`; otherwise it goes with the first view, still empty. */
export function holdSplash(): void {
  preventAutoHideAsync().catch(() => {
    // It hides by itself.
  })
}

export function hideSplash(): void {
  try {
    hide()
  } catch {
    // There is none.
  }
}
