import type { Coach } from '@/model/coach'
import { useWindowSize } from '../ui/turned'
import { CoachRow } from './lazy-judgement'

type Props = { readonly coach: Coach; readonly hint: string }

/** The text of the coach takes three lines on a narrow screen, and smaller letters on a low one. */
const NARROW = 480
const LOW = 640

/** The coach in a place of constant height, so that nothing moves under a finger when it is loaded or speaks. */
export function CoachPlace(props: Props) {
  const { width, height } = useWindowSize()
  const isLow = height < LOW
  const minHeight = isLow ? 54 : width < NARROW ? 66 : 60
  return <CoachRow {...props} minHeight={minHeight} isLow={isLow} />
}
