import { Platform, StyleSheet, type ViewStyle } from 'react-native'

const KEPT = { transform: 'none', opacity: 1 }

/**
 * The style of a view that moves: a browser repaints only this view, not what is beneath it. The
 * animation never begins: Chromium composes all layers of the page anew in each frame that moves
 * one, save those that it takes for animated.
 */
export const OWN_LAYER =
  Platform.OS === 'web' &&
  // Only a style sheet takes keyframes.
  StyleSheet.create({
    layer: {
      willChange: 'transform',
      animationKeyframes: { from: KEPT, to: KEPT },
      animationDuration: '1s',
      animationDelay: '100000s',
    } as ViewStyle,
  }).layer
