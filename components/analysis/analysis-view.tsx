import { startTransition, useEffect, useState } from 'react'
import { StyleSheet, View } from 'react-native'
import { useCoachWords } from '@/i18n/coach'
import type { MatchAnalysis } from '@/model/match-analysis'
import type { SeatedMatch } from '@/model/player'
import { Lamp } from '../coach/lamp'
import { ResultLayout } from '../results/result-layout'
import { BackButton } from '../ui/back-button'
import { PageTitle } from '../ui/page-title'
import { Body, Note } from '../ui/text'
import { brass, recess, SPACE } from '../ui/theme'
import { analysisSentence } from './analysis-sentence'
import { BarsCard } from './bars-card'
import { CourseCard } from './course-card'
import { PointsCard } from './points-card'

type Props = {
  readonly match: SeatedMatch
  readonly analysis: MatchAnalysis | undefined
  /** How much is done, if it takes its time: from 0 to 1. */
  readonly part: number | undefined
  readonly lineAt: (events: number) => string
  readonly onWatch: (events: number) => void
  readonly onBack: () => void
}

/** Luck and skill of a match: in a sentence, as a course throw by throw, and as bars. */
export function AnalysisView({ match, analysis, part, lineAt, onWatch, onBack }: Props) {
  const words = useCoachWords().analysis
  const { players, rules } = match.setup
  const names = players.map(({ name }) => name)
  const isSettled = useIsSettled(analysis !== undefined)
  const sentence = analysis && analysisSentence(analysis, names, rules, words)
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
          {analysis || part === undefined ? null : <Progress part={part} />}
        </View>
      }
      pairs={
        isSettled &&
        analysis && [
          <BarsCard key="bars" analysis={analysis} players={players} />,
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

/** Whether the first part has been drawn: laid out together, all of it would hold up a frame. */
function useIsSettled(isReady: boolean): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    if (!isReady) return
    const frame = requestAnimationFrame(() => startTransition(() => setIsSettled(true)))
    return () => cancelAnimationFrame(frame)
  }, [isReady])
  return isSettled
}

/** A groove that fills with brass. */
function Progress({ part }: { readonly part: number }) {
  const words = useCoachWords().analysis
  const percent = Math.round(100 * part)
  return (
    <View
      role="progressbar"
      aria-label={words.workingPart(percent)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      style={styles.progress}
    >
      <Note style={styles.working}>{words.working}</Note>
      <View style={styles.groove}>
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
