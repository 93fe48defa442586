import { useRef, type ReactNode } from 'react'
import { Platform, StyleSheet, View, type LayoutChangeEvent } from 'react-native'
import { useIsMotionReduced } from '../ui/motion'
import { OWN_LAYER } from '../ui/own-layer'
import { SPACE, useTheme } from '../ui/theme'
import { useSlide } from './use-slide'

type Props = {
  /** How far it is moved from its seat, because it is dragged or makes room. */
  readonly shift: number
  readonly isDragged: boolean
  readonly onLayout: (event: LayoutChangeEvent) => void
  readonly children: ReactNode
}

/** A row of the list of seats. Wherever it goes to it slides, except under a finger, which it follows. */
export function SlidingSeat({ shift, isDragged, onLayout, children }: Props) {
  const { card } = useTheme()
  const isReduced = useIsMotionReduced()
  const view = useRef<View>(null)
  const rest = useSlide(view, shift, !isDragged && !isReduced)
  return (
    <View
      ref={view}
      role="listitem"
      onLayout={onLayout}
      style={[
        styles.row,
        OWN_LAYER,
        { transform: [{ translateY: shift + rest }] },
        isDragged && [styles.dragged, RAISED, { backgroundColor: card }],
      ]}
    >
      {children}
    </View>
  )
}

/**
 * Above the other rows. For `zIndex` React Native takes all rows below this one out and puts them in again, and with them
 * goes the keyboard of a name that is typed there; what is elevated Android draws last without that.
 */
const RAISED = Platform.OS === 'android' ? { elevation: 8 } : { zIndex: 1 }

const styles = StyleSheet.create({
  row: { paddingVertical: SPACE.xs, borderRadius: 14 },
  dragged: { boxShadow: '0px 8px 18px rgba(0,0,0,0.35)' },
})
