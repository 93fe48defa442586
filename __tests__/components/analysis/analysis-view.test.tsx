import { renderRouter, screen } from 'expo-router/testing-library'
import { AnalysisView } from '../../../components/analysis/analysis-view'
import { enCoach } from '../../../i18n/coach'
import type { SeatedMatch } from '../../../model/player'
import { begin, presetRules } from '../../support/scripted-match'

const none = () => {}
const match: SeatedMatch = begin(presetRules('pub'), 2)

/** The page before the analysis is there. */
const show = (percent: number | undefined) =>
  renderRouter({
    index: () => (
      <AnalysisView
        match={match}
        state={percent === undefined ? { status: 'working' } : { status: 'working', percent }}
        lineAt={String}
        onWatch={none}
        onBack={none}
      />
    ),
  })

test('what takes its time shows how much is done', () => {
  show(undefined)
  expect(screen.queryByRole('progressbar')).toBeNull()
  show(42)
  const progress = screen.getByRole('progressbar', { name: enCoach.analysis.workingPart(42) })
  expect(progress).toHaveAccessibilityValue({ min: 0, max: 100, now: 42 })
})
