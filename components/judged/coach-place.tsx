import { Suspense } from 'react'
import { View } from 'react-native'
import type { Coach } from '@/model/coach'
import { SPACE } from '../ui/theme'
import { useWindowSize } from '../ui/turned'
import { CoachRow } from './drawn-judged'

type Props = { readonly coach: Coach; readonly hint: string }

/** What the coach says takes three lines on a narrow screen, and smaller letters on a low one. */
const NARROW = 480
const LOW = 640

/** Keeps the place of the coach while it is loaded, so that nothing moves under a finger. */
export function CoachPlace(props: Props) {
  const { width, height } = useWindowSize()
  const isLow = height < LOW
  const minHeight = isLow ? 54 : width < NARROW ? 66 : 60
  return (
    <Suspense fallback={<View style={{ minHeight, marginBottom: SPACE.s }} />}>
      <CoachRow {...props} minHeight={minHeight} isLow={isLow} />
    </Suspense>
  )
}
