import { Platform, StyleSheet, type ViewStyle } from 'react-native'

const KEPT = { transform: 'none', opacity: 1 }

/**
 * The style of a moving view: browsers repaint only this view and not those below it. Its animation never
 * starts, but Chromium excludes views with one from composing all layers of the page in each frame.
 */
export const OWN_LAYER =
  Platform.OS === 'web' &&
  // Keyframes only work in a style sheet.
  StyleSheet.create({
    layer: {
      willChange: 'transform',
      animationKeyframes: { from: KEPT, to: KEPT },
      animationDuration: '1s',
      animationDelay: '100000s',
    } as ViewStyle,
  }).layer
