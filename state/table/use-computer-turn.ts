import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { paceOf } from '@/model/computer-pace'
import type { PlayedMatch } from '@/model/played-match'
import { isComputerActing, type TableView } from '@/model/table-view'
import { playMoment, type ComputerMoment, type ComputerGestures } from './computer-moment'
import { tableFeedback } from './feedback'
import { useIsAppActive } from './use-is-app-active'

type Options = {
  /** Nothing covers the table. */
  readonly isWatched: boolean
  readonly isMotionReduced: boolean
  /** It does not pass on by itself. */
  readonly isWaiting: boolean
  readonly onTilt: ComputerGestures['onTilt']
}

/**
 * Lets the computer players play: whenever the table shows all of the last event and the next one is theirs, they
 * go about it. Also passes on without a tap where the phone stays where it is.
 */
export function useComputerTurn(live: PlayedMatch, view: TableView, options: Options) {
  const { isMotionReduced, isWatched, isWaiting } = options
  const [isShaking, setIsShaking] = useState(false)
  const moment = useRef<ComputerMoment | undefined>(undefined)
  const isActive = useIsAppActive()
  const isDue =
    isWatched && !isWaiting && isActive && view.stage === 'rest' && isComputerActing(view)
  const onTilt = useEffectEvent<ComputerGestures['onTilt']>((...tilted) => {
    options.onTilt(...tilted)
    tableFeedback.flapTilted()
  })
  const start = useEffectEvent(() =>
    playMoment(live, view.chosen, paceOf(view.computer, isMotionReduced), {
      onShake: setIsShaking,
      onTilt: (...tilted) => onTilt(...tilted),
    }),
  )
  useEffect(() => {
    if (!isDue) return
    const now = start()
    moment.current = now
    return () => {
      moment.current = undefined
      now.stop()
    }
  }, [isDue, live.events.length])
  return { isShaking, hurry: useCallback(() => moment.current?.hurry(), []) }
}
