import { lazy } from 'react'
import { View } from 'react-native'
import { lazyModule } from '../ui/lazy-module'
import { NotLoaded } from '../ui/not-loaded'
import { SPACE } from '../ui/theme'

// A browser loads it as one bundle, when a part is first drawn or nothing else is being fetched.
const { load, withFallback } = lazyModule(() => import('./judgement-bundle'))

export const AnalysisView = lazy(async () => ({ default: (await load()).AnalysisView }))

/** Without a network the match goes on without the coach. */
export const CoachRow = withFallback(
  (judged) => judged.CoachRow,
  ({ minHeight, onTryAgain }) => (
    <View style={{ minHeight, justifyContent: 'center', marginBottom: SPACE.s }}>
      {onTryAgain ? <NotLoaded onTryAgain={onTryAgain} /> : null}
    </View>
  ),
)

/** Without a network a player's page has no such card. */
export const SkillCard = withFallback(
  (judged) => judged.SkillCard,
  ({ onTryAgain }) => (onTryAgain ? <NotLoaded onTryAgain={onTryAgain} /> : null),
)
