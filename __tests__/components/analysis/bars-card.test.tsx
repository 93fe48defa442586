import { render, screen, within } from '@testing-library/react-native'
import { StyleSheet, type ViewStyle } from 'react-native'
import { BarsCard } from '../../../components/analysis/bars-card'
import { enCoach } from '../../../i18n/coach'
import type { MatchAnalysis } from '../../../model/match-analysis'
import type { Measure } from '../../../model/measure'
import { PLAYER_PAINT } from '../../../components/ui/theme'
import { presetRules, seatsOf } from '../../support/scripted-match'
import { labelOf } from '../../support/what-is-shown'

const players = seatsOf(['Ann', 'Ben'])

function show(luck: readonly number[], measure: Measure, more: Partial<MatchAnalysis> = {}) {
  const seats = luck.map((own) => ({ luck: own, costs: {}, realChoices: 1, rightChoices: 1 }))
  const analysis = { measure, isAssumed: false, seats, course: [], ...more }
  render(<BarsCard {...{ analysis, players }} rules={presetRules('pub-digits')} />)
}

/** How long the bar in the colour of each player is, in percent of its half. */
const lengths = () =>
  players.map(({ colour }) => {
    const styles = screen.UNSAFE_root.findAll(({ type }) => String(type) === 'View').map(
      ({ props }): ViewStyle => StyleSheet.flatten((props as { style?: ViewStyle }).style) ?? {},
    )
    const bar = styles.find(
      ({ backgroundColor, width }) => backgroundColor === PLAYER_PAINT[colour] && width !== 36,
    )
    return bar && Number.parseFloat(bar.width as string)
  })

test('next to no luck is a short bar, and the longest stands for much of it', () => {
  show([0.002, -0.002], 'wins')
  expect(lengths()).toEqual([3, 3])
  show([0.3, -0.15], 'wins')
  expect(lengths()).toEqual([100, 50])
})

test('of digits and of costs in several measures no wild number is told', () => {
  const seats = [
    { luck: 2_704_374_089, costs: {}, realChoices: 0, rightChoices: 0 },
    {
      ...{ luck: -9_000_000, realChoices: 4, rightChoices: 1 },
      costs: { wins: 0.05, points: 123_456 },
    },
  ]
  show([], 'points', { seats })
  const bars = within(screen.getByLabelText(enCoach.analysis.bars))
  expect(bars.getAllByRole('img').map(labelOf)).toEqual([
    'Ann. Luck: with the dice. No choice that mattered.',
    'Ben. Luck: against the dice. 1 of 4 choices as good as can be; the others: 5 fewer in 100 and a higher number.',
  ])
})
