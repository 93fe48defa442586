import { lazy } from 'react'
import { View } from 'react-native'
import { lazyOr } from '../ui/lazy-or'

/** A browser loads it as one bundle, when some of it is first drawn or nothing else is fetched. */
const fetchJudged = () => import('./loaded')

export const AnalysisView = lazy(async () => ({ default: (await fetchJudged()).AnalysisView }))

/** Without a network the match goes on without it. */
export const CoachRow = lazyOr(
  fetchJudged,
  (judged) => judged.CoachRow,
  ({ minHeight }) => <View style={{ minHeight }} />,
)

/** Without a network a player's page goes without it. */
export const SkillCard = lazyOr(
  fetchJudged,
  (judged) => judged.SkillCard,
  () => null,
)
