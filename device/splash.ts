import { hide, preventAutoHideAsync } from 'expo-splash-screen'

/**
 * Keeps the splash screen until `hideSplash`; otherwise it disappears with the first view, which is empty.
 */
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
