import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { hasTile, NO_TILES, tilesOf, without, type TileSet } from '@/engine'
import type { FlapRow } from './box-layout'
import { Flap } from './flap'
import { FlapGradients } from './flap-gradients'
import type { Fall, FlapState } from './flap-motion'
import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'
import { FALL_MS, FALL_STAGGER_MS, LAST_FALL_MS, lastFallDelay } from '@/model/table-times'

/** The flap that takes the focus when the key is set or changes. */
export type FlapFocus = { readonly tile: number; readonly key: string }

type Props = {
  readonly row: FlapRow
  readonly open: TileSet
  readonly chosen: TileSet
  readonly choosable: TileSet
  readonly advised: TileSet
  readonly isUnfolding: boolean
  readonly dim: TileSet
  readonly isShivering: boolean
  readonly focus: FlapFocus | undefined
  readonly falls: ReadonlyMap<number, Fall>
  readonly hasKeys: boolean
  readonly flapLabel: (tile: number, state: FlapState, isAdvised: boolean) => string
  readonly onFlap?: (tile: number) => void
}

const stateOf = (tile: number, { open, chosen, choosable }: Props): FlapState => {
  if (!hasTile(open, tile)) return 'shut'
  if (hasTile(chosen, tile)) return 'chosen'
  return hasTile(choosable, tile) ? 'choosable' : 'open'
}

/** Renders the flaps of one row. */
export function Flaps(props: Props) {
  // The Tab key reaches one of them, arrows the others from there.
  const [tabStop] = tilesOf(props.chosen === NO_TILES ? props.choosable : props.chosen)
  const flaps = props.row.flaps.map(({ tile, rect }) => {
    const state = stateOf(tile, props)
    const isAdvised = state !== 'shut' && hasTile(props.advised, tile)
    return (
      <Flap
        key={tile}
        tile={tile}
        state={state}
        rect={rect}
        isDim={hasTile(props.dim, tile)}
        isShivering={props.isShivering && state !== 'shut'}
        fallTime={props.falls.get(tile) ?? AT_ONCE}
        isAdvised={isAdvised}
        label={props.flapLabel(tile, state, isAdvised)}
        isTappable={state !== 'shut' && (props.isUnfolding || state !== 'open')}
        focusKey={props.focus?.tile === tile ? props.focus.key : undefined}
        hasKey={props.hasKeys}
        isTabStop={tile === tabStop}
        onPress={props.onFlap}
      />
    )
  })
  return <FlapGradients>{flaps}</FlapGradients>
}

type Change = {
  readonly open: TileSet
  readonly fallen: readonly number[]
  readonly falls: ReadonlyMap<number, Fall>
}

const AT_ONCE: Fall = { delay: 0, duration: FALL_MS }
const RISE_STAGGER_MS = 38

/** When each of the flaps shut together falls: the last flap of the box falls late and slowly. */
const fallOf = (index: number, count: number, isBoxShut: boolean): Fall =>
  isBoxShut && index === count - 1
    ? { delay: lastFallDelay(index), duration: LAST_FALL_MS }
    : { delay: index * FALL_STAGGER_MS, duration: FALL_MS }

function changeOf(before: TileSet, open: TileSet): Change {
  const fallen = tilesOf(without(before, open))
  const risen = tilesOf(without(open, before))
  return {
    open,
    fallen,
    falls: new Map([
      ...fallen.map((tile, i) => [tile, fallOf(i, fallen.length, open === NO_TILES)] as const),
      ...risen.map((tile, i) => [tile, { ...AT_ONCE, delay: i * RISE_STAGGER_MS }] as const),
    ]),
  }
}

/**
 * Returns when each flap falls or rises, so that flaps shut or opened together move one after another. Calls
 * `onFallen` when one hits the bottom, unless motion is off. The last flap of the box is not reported: its
 * sound belongs to the timeline of the table.
 */
export function useFlapFalls(
  open: TileSet,
  onFallen: (() => void) | undefined,
): ReadonlyMap<number, Fall> {
  const isReduced = useIsMotionReduced()
  const isMotionOff = useIsMotionOff()
  const [change, setChange] = useState(() => changeOf(open, open))
  if (change.open !== open) setChange(changeOf(change.open, open))
  const onHit = useEffectEvent((tile: number) => {
    // A flap whose move is taken back during its fall does not hit the bottom.
    if (!isMotionOff && !hasTile(open, tile)) onFallen?.()
  })
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    const { fallen, falls } = change
    const reported = change.open === NO_TILES ? fallen.slice(0, -1) : fallen
    reported.forEach((tile) => {
      const { delay, duration } = falls.get(tile)!
      const timer = setTimeout(
        () => {
          pending.delete(timer)
          onHit(tile)
        },
        delay + (isReduced ? 0 : duration),
      )
      pending.add(timer)
    })
    // Flaps in mid-fall continue when the next ones are shut, so no timer is cleared here.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- timers start once per change, whatever becomes of the setting
  }, [change])
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach(clearTimeout)
  }, [])
  return change.falls
}
