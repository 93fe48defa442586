import { useEffect, useMemo, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { Easing, useSharedValue, withTiming } from '@/components/motion/motion'
import { useIsStill } from '@/components/ui/motion'
import { OWN_LAYER } from '@/components/ui/own-layer'
import { useWindowSize } from '@/components/ui/turned'
import type { BoxLayout } from '../box/box-layout'
import { BURST_MS, burstArea, burstAt, burstPiece } from './confetti-burst'
import { ConfettiPieces } from './confetti-pieces'

type Props = {
  readonly layout: BoxLayout
  /** The box is about to be shut: the pieces are created, but not visible yet. */
  readonly isReady: boolean
  /** They burst out when this becomes true, but not if it was true on mount. */
  readonly isOut: boolean
}

/** Lets confetti burst out of the box, up and to the sides, and sink back onto it. */
export function BoxConfetti({ layout, isReady, isOut }: Props) {
  const isStill = useIsStill()
  const [wasAlwaysOut, setWasAlwaysOut] = useState(isOut)
  if (wasAlwaysOut && !isOut) setWasAlwaysOut(false)
  if (isStill || wasAlwaysOut || !(isReady || isOut)) return null
  return <Burst layout={layout} isOut={isOut} />
}

/** Wide boxes get more pieces. */
const countFor = (width: number) => Math.round(Math.max(84, Math.min(120, width / 6)))

function Burst({ layout, isOut }: Pick<Props, 'layout' | 'isOut'>) {
  const screen = useWindowSize()
  const screenHeight = screen.height
  const seconds = useSharedValue(0)
  const { lid } = layout
  const pieces = useMemo(
    () => Array.from({ length: countFor(lid.width) }, (_, i) => burstPiece(i, lid, screenHeight)),
    [lid, screenHeight],
  )
  useEffect(() => {
    if (!isOut) return
    seconds.set(
      withTiming(BURST_MS / 1000, {
        duration: BURST_MS,
        easing: Easing.linear,
      }),
    )
  }, [isOut, seconds])
  return (
    <View aria-hidden style={[styles.burst, OWN_LAYER]}>
      <ConfettiPieces
        pieces={pieces}
        time={seconds}
        flightOf={burstAt}
        end={layout.height}
        area={burstArea(lid, screen, layout.height)}
      />
    </View>
  )
}

const styles = StyleSheet.create({
  burst: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
})
