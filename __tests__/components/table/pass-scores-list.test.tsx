import { act, render, screen, within } from '@testing-library/react-native'
import { scoreRows } from '../../../components/table/pass-scores'
import { PassScoresList } from '../../../components/table/pass-scores-list'
import { ReducedMotionProvider } from '../../../components/ui/motion'
import { en } from '../../../i18n'
import { scripted } from '../../support/scripted-events'
import { inPhase, presetRules } from '../../support/scripted-match'

/** Ann has 10 and Ben 8 before the last turn of the round, in which he scores 7. */
const { match, events } = scripted(presetRules('channel'), 2, [9], [8], [1], [7])
const rows = scoreRows(inPhase('turnOver', match), events, en)

const card = (isReduced: boolean) => (
  <ReducedMotionProvider value={isReduced}>
    <PassScoresList rows={rows} next={rows[0]!.player.id} isLarge={false} />
  </ReducedMotionProvider>
)

const NAMES = ['1. Ann, +1, 10', '2. Ben, +7, 15']
const ROWS = { name: /^\d\. / }
/** All that stands in a row, without the letter of its badge. */
const shown = () =>
  screen.getAllByRole('img', ROWS).map((row) =>
    within(row)
      .getAllByText(/\d|.../, { includeHiddenElements: true })
      .map(({ props }) => (props as { children: string }).children)
      .join(' '),
  )
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('places and totals are as before the last turn until the rows move, and then count on', () => {
  render(card(false))
  expect(shown()).toEqual(['2. Ann +1 10', '1. Ben +7 8'])
  wait(600)
  expect(shown()).toEqual(['2. Ann +1 10', '1. Ben +7 8'])
  wait(100)
  wait(200)
  const [ann, ben] = shown()
  expect(ann).toBe('1. Ann +1 10')
  expect(Number(/^2\. Ben \+7 (\d+)$/.exec(ben!)?.[1])).toBeGreaterThan(8)
  wait(1000)
  expect(shown()).toEqual(['1. Ann +1 10', '2. Ben +7 15'])
})

test('with less motion the new ones are there at once', () => {
  render(card(true))
  expect(shown()).toEqual(['1. Ann +1 10', '2. Ben +7 15'])
})

test('a screen reader is read the new ones from the beginning', () => {
  render(card(false))
  const names = () =>
    screen.getAllByRole('img', ROWS).map((row) => row.props['aria-label'] as string)
  expect(names()).toEqual(NAMES)
  wait(2000)
  expect(names()).toEqual(NAMES)
})
