import { startTransition, useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useCoachWords } from '@/i18n/coach'
import type { AnalysisState } from '@/model/match-analysis'
import type { SeatedMatch } from '@/model/player'
import { Lamp } from '../coach/lamp'
import { ResultLayout } from '../results/result-layout'
import { BackButton } from '../ui/back-button'
import { NotLoaded } from '../ui/not-loaded'
import { PageTitle } from '../ui/page-title'
import { FIXED_COLOURS } from '../ui/fixed-colours'
import { Body, Note } from '../ui/text'
import { brass, recess, SPACE } from '../ui/theme'
import { analysisSentence } from './analysis-sentence'
import { BarsCard } from './bars-card'
import { CourseCard } from './course-card'
import { PointsCard } from './points-card'

type Props = {
  readonly match: SeatedMatch
  readonly state: AnalysisState
  readonly lineAt: (events: number) => string
  readonly onWatch: (events: number) => void
  readonly onBack: () => void
}

/** Luck and skill of a match: in a sentence, as a course throw by throw, and as bars. */
export function AnalysisView({ match, state, lineAt, onWatch, onBack }: Props) {
  const words = useCoachWords().analysis
  const { players, rules } = match.setup
  const names = players.map(({ name }) => name)
  const analysis = state.status === 'done' ? state.analysis : undefined
  const isSettled = useIsSettled(analysis !== undefined)
  const sentence = analysis && analysisSentence(analysis, players, rules, words)
  return (
    <ResultLayout
      actions={null}
      head={
        <View style={styles.head}>
          <BackButton label={words.back} onPress={onBack} />
          <View style={styles.title}>
            <Lamp size={64} isBright={analysis !== undefined} />
            <PageTitle style={styles.text}>{words.title}</PageTitle>
          </View>
          {sentence ? <Body style={styles.sentence}>{sentence}</Body> : null}
          {state.status === 'working' && state.percent !== undefined ? (
            <Progress percent={state.percent} />
          ) : null}
          {state.status === 'failed' ? <NotLoaded onTryAgain={state.onTryAgain} /> : null}
        </View>
      }
      pairs={
        isSettled &&
        analysis && [
          <BarsCard key="bars" {...{ analysis, players, rules }} />,
          analysis.luckiest || analysis.costliest ? (
            <PointsCard key="points" {...{ analysis, names, rules, onWatch }} />
          ) : null,
        ]
      }
    >
      {analysis && analysis.course.length > 1 ? (
        <CourseCard {...{ analysis, players, lineAt, onWatch }} />
      ) : null}
    </ResultLayout>
  )
}

/** Whether the first part has been drawn: drawing everything at once would delay a frame. */
function useIsSettled(isReady: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (!isReady) return
    const frame = requestAnimationFrame(() => startTransition(() => setIsSettled(true)))
    return () => cancelAnimationFrame(frame)
  }, [isReady])
  return isSettled
}

/** The progress bar. */
function Progress({ percent }: { readonly percent: number }) {
  const words = useCoachWords().analysis
  return (
    <View
      accessible
      role="progressbar"
      aria-label={words.workingPart(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={styles.progress}
    >
      <Note style={styles.working}>{words.working}</Note>
      <View style={[styles.groove, FIXED_COLOURS]}>
        <View style={[styles.bar, { width: `${percent}%` }]} />
      </View>
    </View>
  )
}

const styles = StyleSheet.create({
  head: { gap: SPACE.m },
  title: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  text: { flexShrink: 1, fontSize: 34, lineHeight: 41 },
  sentence: { fontSize: 19, lineHeight: 28 },
  progress: { gap: SPACE.s },
  working: { textAlign: 'center' },
  groove: { height: 12, padding: 2, borderRadius: 6, backgroundColor: recess },
  bar: { height: '100%', borderRadius: 4, backgroundColor: brass.middle },
})
