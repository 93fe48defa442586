import { fireEvent, render, screen } from '@testing-library/react-native'
import { CourseCard } from '../../../components/analysis/course-card'
import { xOfMoment } from '../../../components/analysis/course-chart'
import { tileSet } from '../../../engine'
import { enCoach } from '../../../i18n/coach'
import type { MatchAnalysis } from '../../../model/match-analysis'
import { seatsOf } from '../../support/scripted-match'

const WIDTH = 340
const none = () => {}
const seat = { luck: 0, costs: {}, realChoices: 1, rightChoices: 1 }
const analysis: MatchAnalysis = {
  measure: 'wins',
  isAssumed: false,
  seats: [seat, seat],
  course: [0.5, 0.75, 0.25, 1].map((chance, events) => ({ events, values: [chance, 1 - chance] })),
  luckiest: { event: 0, seat: 0, round: 1, amount: 0.25, dice: [4, 5] },
  costliest: {
    event: 1,
    seat: 1,
    round: 1,
    amount: 0.1,
    measure: 'wins',
    best: { type: 'shut', tiles: tileSet([9]) },
    chosen: { type: 'shut', tiles: tileSet([2, 7]) },
  },
}

const hosts = (type: string) => screen.UNSAFE_root.findAll((node) => String(node.type) === type)
const sheet = () =>
  hosts('View').find(({ props }) => props.onLayout !== undefined && props.onResponderGrant)!
/** What is written in the picture, and how far from the left. */
const written = () =>
  hosts('RNSVGText').map((text) => {
    const { x } = text.props as { readonly x: readonly number[] }
    const line = text.findAll(({ type }) => String(type) === 'RNSVGTSpan')[0]!
    return [(line.props as { readonly content: string }).content, x[0]]
  })
const told = () =>
  (screen.getByRole('adjustable').props as { 'aria-valuetext': string })['aria-valuetext']

function show(shown: MatchAnalysis) {
  render(
    <CourseCard
      analysis={shown}
      players={seatsOf(['Ann', 'Ben'])}
      lineAt={(events) => `After ${events}.`}
      onWatch={none}
    />,
  )
  fireEvent(sheet(), 'layout', { nativeEvent: { layout: { width: WIDTH, height: 210 } } })
}

beforeEach(() => show(analysis))

test('the picture has each player’s letter, and marks luck and the choice to talk about where they were', () => {
  expect(written()).toEqual([
    ['100', expect.any(Number)],
    ['0', expect.any(Number)],
    ['A', expect.any(Number)],
    ['B', expect.any(Number)],
    ['★', xOfMoment(1, 4, WIDTH)],
    ['?', xOfMoment(2, 4, WIDTH)],
  ])
})

test('where it is touched it tells of that moment', () => {
  expect(told()).toBe('After 3. Ann 100 in 100 Ben 0 in 100')
  const x = xOfMoment(1, 4, WIDTH) + 10
  fireEvent(sheet(), 'responderGrant', { nativeEvent: { pageX: x, pageY: 0, locationX: x } })
  expect(told()).toBe('After 1. Ann 75 in 100 Ben 25 in 100')
  expect(screen.getByText('After 1.', { includeHiddenElements: true })).toBeOnTheScreen()
  fireEvent(sheet(), 'responderMove', { nativeEvent: { pageX: 0, pageY: 0, locationX: 0 } })
  expect(told()).toBe('After 0. Ann 50 in 100 Ben 50 in 100')
})

test('chances that rest on an assumption are not told as perfect play', () => {
  const { wins, winsAssumed } = enCoach.analysis.courseAbout
  expect(screen.getByText(wins)).toBeOnTheScreen()
  show({ ...analysis, isAssumed: true })
  expect(screen.getByText(winsAssumed)).toBeOnTheScreen()
  expect(screen.queryByText(wins)).toBeNull()
})
