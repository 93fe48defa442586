/** Applies the app's theme to scroll bars, form fields, and the page behind the app. */
export function setAppearance(scheme: 'system' | 'light' | 'dark', background: string): void {
  const { style } = document.documentElement
  style.colorScheme = scheme === 'system' ? 'light dark' : scheme
  style.background = background
}
