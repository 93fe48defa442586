import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { StyleSheet, View } from 'react-native'

import { NO_TILES, type TileCount, type TileSet } from '@/engine'
import { GroupName } from '@/components/ui/group-name'
import { FIXED_COLOURS } from '@/components/ui/fixed-colours'
import { recess } from '@/components/ui/theme'
import { BoxFrame } from './box-frame'
import { boxLayout, type BoxLayout, type Rect } from './box-layout'
import { BrassRail } from './brass-rail'
import { Felt } from './felt'
import { flapGroupKeys } from './flap-arrows'
import { Flaps, useFlapFalls, type FlapFocus } from './flaps'
import type { FlapState } from './flap-motion'
import { GoldenGlow } from './golden-glow'
import { Lid } from './lid'
import { RowLight } from './row-light'

/** The lid with a name burnt into it, and the lights of a shut box or a target that was hit. */
export type LidState = {
  readonly name: string
  readonly isCaptain: boolean
  readonly isDown: boolean
  /** Light runs along the flaps, and they glow on. */
  readonly isLightOn: boolean
  /** The box glows golden. */
  readonly isGolden: boolean
}

type BoxProps = {
  readonly tiles: TileCount
  readonly open: TileSet
  /** Drawn tilted: the tiles chosen so far for the next move. */
  readonly chosen: TileSet
  /** Drawn lit: the tiles that can be added to the chosen ones. */
  readonly choosable: TileSet
  /** Drawn lit by the coach's lamp. */
  readonly advised?: TileSet | undefined
  /** Before the whole throw is revealed, every open flap can be tapped. */
  readonly isUnfolding?: boolean
  /** Drawn dim: the open tiles that this throw cannot shut. */
  readonly dim?: TileSet
  /** The open flaps tremble when this becomes true. */
  readonly isShivering?: boolean
  /** Needed to celebrate a shut box or a target that was hit. */
  readonly lid?: LidState | undefined
  /** The flap that takes the focus when the key is set or changes. */
  readonly focus?: FlapFocus | undefined
  /** The space to fill. */
  readonly width: number
  readonly height: number
  /** The label of all flaps together, for screen readers. */
  readonly label: string
  /** Whether keys choose flaps. */
  readonly hasKeys?: boolean | undefined
  readonly flapLabel: (tile: number, state: FlapState, isAdvised: boolean) => string
  readonly onFlap?: ((tile: number) => void) | undefined
  /** Called when Enter is pressed on a flap; without it Enter presses the flap. */
  readonly onEnter?: (() => void) | undefined
  /** Called when a flap hits the bottom. */
  readonly onFlapFallen?: () => void
  /** Rendered over the box, in the size of its layout. */
  readonly over?: ((layout: BoxLayout) => ReactNode) | undefined
  /** Rendered in the middle of the felt; a function receives the rectangle of the felt. */
  readonly children?: ReactNode | ((felt: Rect) => ReactNode)
}

/** Renders the box: walnut frame, flaps at the back, felt with `children` in front. */
export function Box(props: BoxProps) {
  const { tiles, open, chosen, choosable, isUnfolding = false } = props
  const { dim = NO_TILES, isShivering = false, advised = NO_TILES, lid } = props
  const { focus, label, hasKeys = false, flapLabel, onFlap, onFlapFallen, over, children } = props
  const layout = useMemo(
    () => boxLayout(tiles, props.width, props.height),
    [tiles, props.width, props.height],
  )
  const { width, height, frame, rows, felt, lid: lidRect } = layout
  const onPress = useStableCallback(onFlap)
  const falls = useFlapFalls(open, onFlapFallen)
  const [innerRadius, outerRadius] = [frame * 0.55, frame * 1.3]
  const topCorners = { borderTopLeftRadius: innerRadius, borderTopRightRadius: innerRadius }
  return (
    <View style={[FIXED_COLOURS, { width, height }]}>
      {/* A view of its own: on iOS the shadow of a view with even corners is a layer before its children,
          and would cover the ends of the rail and the confetti beside the box. */}
      <View style={[styles.shadow, { borderRadius: outerRadius }]} />
      <BoxFrame {...{ width, height, frame, innerRadius, outerRadius }} />
      <Felt rect={felt} radius={innerRadius}>
        {typeof children === 'function' ? children(felt) : children}
      </Felt>
      {rows.map((row, i) => (
        <View key={i} style={[styles.recess, at(row.recess), i === 0 && topCorners]}>
          {i === 0 ? <GroupName label={label} /> : null}
        </View>
      ))}
      <View role="group" aria-label={label} style={styles.flaps} {...flapGroupKeys(props.onEnter)}>
        {rows.map((row, i) => (
          <Flaps
            key={i}
            {...{ row, open, chosen, choosable, advised, isUnfolding, dim, isShivering }}
            {...{ focus, falls, hasKeys, flapLabel }}
            onFlap={onFlap && onPress}
          />
        ))}
      </View>
      {rows.map((row, i) => (
        <BrassRail key={i} row={row} />
      ))}
      {lid ? (
        <>
          <GoldenGlow isOn={lid.isGolden} radius={outerRadius} />
          <RowLight rows={rows} isOn={lid.isLightOn} />
          <Lid
            rect={lidRect}
            radius={innerRadius}
            name={lid.name}
            isCaptain={lid.isCaptain}
            isDown={lid.isDown}
          />
        </>
      ) : null}
      {over?.(layout)}
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
  flaps: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  shadow: {
    ...StyleSheet.absoluteFill,
    boxShadow: '0 10px 22px rgba(0,0,0,0.42), 0 2px 5px rgba(0,0,0,0.4)',
  },
  recess: {
    position: 'absolute',
    backgroundColor: recess,
    boxShadow:
      'inset 0 7px 12px rgba(0,0,0,0.75), inset 4px 0 7px rgba(0,0,0,0.5), inset -4px 0 7px rgba(0,0,0,0.5)',
  },
})
