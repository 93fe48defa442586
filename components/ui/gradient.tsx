import { StyleSheet, View } from 'react-native'
import { gradientStyle } from './gradient-style'

type Props = {
  /** In order from the top to the bottom, or from the centre outwards. */
  readonly colours: readonly string[]
  readonly from?: 'top' | 'centre'
  readonly radius?: number
}

const START = { top: 'to bottom', centre: '50% 50% at 50% 35%' }

/** Fills its parent with a gradient. */
export function Gradient({ colours, from = 'top', radius = 0 }: Props) {
  const kind = from === 'top' ? 'linear' : 'radial'
  const gradient = `${kind}-gradient(${[START[from], ...colours].join(', ')})`
  return (
    <View aria-hidden style={[styles.fill, { borderRadius: radius }, gradientStyle(gradient)]} />
  )
}

const styles = StyleSheet.create({
  fill: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
})
