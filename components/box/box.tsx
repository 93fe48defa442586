import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import type { TileCount, TileSet } from '@/engine'
import { recess } from '@/components/ui/theme'
import { BoxFrame } from './box-frame'
import { boxLayout, type Rect } from './box-layout'
import { BrassRail } from './brass-rail'
import { Felt } from './felt'
import { Flaps, useFlapDelays, type FlapFocus } from './flaps'
import type { FlapState } from './flap-motion'

type BoxProps = {
  readonly tiles: TileCount
  readonly open: TileSet
  /** Drawn tilted: the tiles chosen so far for the next move. */
  readonly chosen: TileSet
  /** Drawn lit: the tiles that can be added to the chosen ones. */
  readonly choosable: TileSet
  /** Until the dice lie still no flap is lit, and all that are open can be tapped. */
  readonly areDiceTumbling?: boolean
  /** The flap that takes the focus when the key is set or changes. */
  readonly focus?: FlapFocus | undefined
  /** The space to fill. */
  readonly width: number
  readonly height: number
  readonly flapLabel: (tile: number, state: FlapState) => string
  readonly onFlap?: ((tile: number) => void) | undefined
  /** Called when a flap hits the bottom. */
  readonly onFlapFallen?: () => void
  /** Rendered in the middle of the felt; a function receives the rectangle of the felt. */
  readonly children?: ReactNode | ((felt: Rect) => ReactNode)
}

/** Renders the box: walnut frame, flaps at the back, felt with `children` in front. */
export function Box(props: BoxProps) {
  const { tiles, open, chosen, choosable, areDiceTumbling = false } = props
  const { focus, flapLabel, onFlap, onFlapFallen, children } = props
  const layout = useMemo(
    () => boxLayout(tiles, props.width, props.height),
    [tiles, props.width, props.height],
  )
  const { width, height, frame, rows, felt } = layout
  const onPress = useStableCallback(onFlap)
  const delays = useFlapDelays(open, onFlapFallen)
  const [innerRadius, outerRadius] = [frame * 0.55, frame * 1.3]
  const topCorners = { borderTopLeftRadius: innerRadius, borderTopRightRadius: innerRadius }
  return (
    <View style={[styles.box, { width, height, borderRadius: outerRadius }]}>
      <BoxFrame {...{ width, height, frame, innerRadius, outerRadius }} />
      <Felt rect={felt} radius={innerRadius}>
        {typeof children === 'function' ? children(felt) : children}
      </Felt>
      {rows.map((row, i) => (
        <View key={i} style={[styles.recess, at(row.recess), i === 0 && topCorners]} />
      ))}
      {rows.map((row, i) => (
        <Flaps
          key={i}
          {...{ row, open, chosen, choosable, areDiceTumbling, focus, delays, flapLabel }}
          onFlap={onFlap && onPress}
        />
      ))}
      {rows.map((row, i) => (
        <BrassRail key={i} row={row} />
      ))}
    </View>
  )
}

/** Returns a stable function that calls the latest callback, so that flaps stay memoised. */
function useStableCallback(callback: ((tile: number) => void) | undefined): (tile: number) => void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  return useCallback((tile) => latest.current?.(tile), [])
}

const at = ({ x, y, width, height }: Rect) => ({ left: x, top: y, width, height })

const styles = StyleSheet.create({
  box: { boxShadow: '0 10px 22px rgba(0,0,0,0.42), 0 2px 5px rgba(0,0,0,0.4)' },
  recess: {
    position: 'absolute',
    backgroundColor: recess,
    boxShadow:
      'inset 0 7px 12px rgba(0,0,0,0.75), inset 4px 0 7px rgba(0,0,0,0.5), inset -4px 0 7px rgba(0,0,0,0.5)',
  },
})
