import { useEffect, useState } from 'react'
import { WIND_UP } from '@/model/table-times'
import { tableFeedback } from './feedback'

/** The dice are heard in the hand until they have left it. */
const TAIL_MS = WIND_UP + 40

function rattleSound() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    clearTimeout(timer)
    tableFeedback.rattleStarted()
  }
  const endSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(tableFeedback.rattleEnded, TAIL_MS)
  }
  const end = () => {
    clearTimeout(timer)
    tableFeedback.rattleEnded()
  }
  return { start, endSoon, end }
}

type RattleSound = ReturnType<typeof rattleSound>

/** The sound of dice in the hand, which ends with the component. */
export function useRattleSound(): RattleSound {
  const [sound] = useState(rattleSound)
  useEffect(() => sound.end, [sound])
  return sound
}

/** Lets the dice be heard while they rattle. */
export function useHeardRattle(sound: RattleSound, isRattling: boolean): void {
  useEffect(() => {
    if (!isRattling) return
    sound.start()
    return sound.endSoon
  }, [sound, isRattling])
}
