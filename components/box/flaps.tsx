import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { hasTile, tilesOf, without, type TileSet } from '@/engine'
import type { FlapRow } from './box-layout'
import { Flap } from './flap'
import { FALL_MS, FALL_STAGGER_MS, RISE_STAGGER_MS, type FlapState } from './flap-motion'
import { useIsMotionOff, useIsMotionReduced } from '@/components/ui/motion'

/** The flap that takes the focus when the key is set or changes. */
export type FlapFocus = { readonly tile: number; readonly key: string }

type Props = {
  readonly row: FlapRow
  readonly open: TileSet
  readonly chosen: TileSet
  readonly choosable: TileSet
  readonly areDiceTumbling: boolean
  readonly focus: FlapFocus | undefined
  readonly delays: ReadonlyMap<number, number>
  readonly flapLabel: (tile: number, state: FlapState) => string
  readonly onFlap?: (tile: number) => void
}

const stateOf = (tile: number, { open, chosen, choosable }: Props): FlapState => {
  if (!hasTile(open, tile)) return 'shut'
  if (hasTile(chosen, tile)) return 'chosen'
  return hasTile(choosable, tile) ? 'choosable' : 'open'
}

/** Renders the flaps of one row. */
export function Flaps(props: Props) {
  return props.row.flaps.map(({ tile, rect }) => {
    const state = stateOf(tile, props)
    // Until the dice lie still nothing tells which flaps can be shut.
    const shown = props.areDiceTumbling && state === 'choosable' ? 'open' : state
    return (
      <Flap
        key={tile}
        tile={tile}
        state={shown}
        rect={rect}
        delay={props.delays.get(tile) ?? 0}
        label={props.flapLabel(tile, shown)}
        isTappable={state !== 'shut' && (props.areDiceTumbling || state !== 'open')}
        focusKey={props.focus?.tile === tile ? props.focus.key : undefined}
        onPress={props.onFlap}
      />
    )
  })
}

type Change = {
  readonly open: TileSet
  readonly fallen: readonly number[]
  readonly delays: ReadonlyMap<number, number>
}

function changeOf(before: TileSet, open: TileSet): Change {
  const fallen = tilesOf(without(before, open))
  const risen = tilesOf(without(open, before))
  return {
    open,
    fallen,
    delays: new Map([
      ...fallen.map((tile, i) => [tile, i * FALL_STAGGER_MS] as const),
      ...risen.map((tile, i) => [tile, i * RISE_STAGGER_MS] as const),
    ]),
  }
}

/**
 * Returns the delay of each flap in milliseconds, so that flaps that are shut or opened together
 * move one after another, and calls `onFallen` when each one hits the bottom, unless motion is off.
 */
export function useFlapDelays(
  open: TileSet,
  onFallen: (() => void) | undefined,
): ReadonlyMap<number, number> {
  const isReduced = useIsMotionReduced()
  const isMotionOff = useIsMotionOff()
  const [change, setChange] = useState(() => changeOf(open, open))
  if (change.open !== open) setChange(changeOf(change.open, open))
  const onHit = useEffectEvent((tile: number) => {
    // A flap whose move is taken back while it falls does not hit the bottom.
    if (!isMotionOff && !hasTile(open, tile)) onFallen?.()
  })
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const pending = timers.current
    change.fallen.forEach((tile, index) => {
      const timer = setTimeout(
        () => {
          pending.delete(timer)
          onHit(tile)
        },
        index * FALL_STAGGER_MS + (isReduced ? 0 : FALL_MS),
      )
      pending.add(timer)
    })
    // Flaps that are falling go on when the next ones are shut, so no timer is cleared here.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- timers start once per change, whatever becomes of the setting
  }, [change])
  useEffect(() => {
    const pending = timers.current
    return () => pending.forEach(clearTimeout)
  }, [])
  return change.delays
}
