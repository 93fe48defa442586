import { lazy, type ComponentType } from 'react'
import { View } from 'react-native'
import type { Skill } from '@/model/skill'
import type * as Judged from './loaded'

/** A browser loads it as one bundle, when some of it is first drawn or nothing else is fetched. */
const fetchJudged = () => import('./loaded')

export const AnalysisView = lazy(async () => ({ default: (await fetchJudged()).AnalysisView }))

/** If it cannot be loaded the match goes on without it. */
export const CoachRow = lazy<typeof Judged.CoachRow>(() =>
  fetchJudged().then(
    (judged) => ({ default: judged.CoachRow }),
    () => ({ default: ({ minHeight }) => <View style={{ minHeight }} /> }),
  ),
)

/** Without a network a player's page goes without it. */
export const SkillCard = lazy<ComponentType<Skill>>(() =>
  fetchJudged().then(
    (judged) => ({ default: judged.SkillCard }),
    () => ({ default: () => null }),
  ),
)
