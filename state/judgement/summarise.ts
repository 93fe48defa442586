import { replay, type Analysis, type CoursePoint, type MatchEvent, type Moment } from '@/engine'
import type {
  CostlyChoice,
  CourseMoment,
  LuckyThrow,
  MatchAnalysis,
  SeatSkill,
} from '@/model/match-analysis'
import type { SeatedSetup } from '@/model/player'
import { isNoticeable, smallestNoticeable, measureOf, type Measure } from '@/model/measure'

type ThrowMoment = Extract<Moment, { kind: 'throw' }>
type ChoiceMoment = Extract<Moment, { kind: 'choice' }>

/** What was worked out for a match. */
type Judged = {
  /** Each turn valued as the coach does, by the exact aim if it is within reach. */
  readonly choices: Analysis
  /** All turns valued by one measure, so that the luck of the players can be compared. */
  readonly luck: Analysis
  /** In the same measure as `luck`. */
  readonly points: readonly CoursePoint[]
}

/** Exact enough for what is shown, and short in a save. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5

/** The choices whose options differ noticeably. */
const realChoices = ({ moments }: Analysis, { rules }: SeatedSetup): readonly ChoiceMoment[] =>
  moments.filter(
    (moment): moment is ChoiceMoment =>
      moment.kind === 'choice' && isNoticeable(moment.spread, measureOf(moment.aim), rules),
  )

function costsOf(choices: readonly ChoiceMoment[]): SeatSkill['costs'] {
  const sums: Partial<Record<Measure, number>> = {}
  for (const { aim, error } of choices) {
    const measure = measureOf(aim)
    sums[measure] = rounded((sums[measure] ?? 0) + error)
  }
  return sums
}

const most = <T>(items: readonly T[], amount: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || amount(item) > amount(best) ? item : best),
    undefined,
  )

/** The course as it is drawn; if it is not known for all seats, from the moments of each seat. */
function courseOf(
  points: readonly CoursePoint[],
  moments: readonly Moment[],
  seats: number,
): readonly CourseMoment[] {
  if (points.length > 0)
    return points.map(({ events, values }) => ({ events, values: values.map(rounded) }))
  return moments.map(({ event, seat, after }) => ({
    events: event + 1,
    values: Array.from({ length: seats }, (_, other) => (other === seat ? rounded(after) : null)),
  }))
}

/** What is kept of an analysis: the sums, the course, the luckiest throw and the costliest choice. */
export function summarise(
  setup: SeatedSetup,
  events: readonly MatchEvent[],
  { choices, luck: { moments }, points }: Judged,
): MatchAnalysis {
  const { players, rules } = setup
  const measure = moments[0] ? measureOf(moments[0].aim) : 'points'
  const placeOf = ({ event, seat }: Moment) => {
    const before = replay(setup, events.slice(0, event))
    return { event, seat, round: before.ok ? before.value.round : 1 }
  }
  const throws = moments.filter((moment): moment is ThrowMoment => moment.kind === 'throw')
  const real = realChoices(choices, setup)
  const costly = real.filter(({ aim, error }) => isNoticeable(error, measureOf(aim), rules))
  const told = points.filter(({ aim }) => measureOf(aim) === measure)
  const skillOf = (seat: number): SeatSkill => {
    const own = <M extends Moment>(all: readonly M[]) => all.filter((one) => one.seat === seat)
    const luck = own(throws).reduce((sum, one) => sum + one.luck, 0)
    const wrong = own(costly)
    const realChoices = own(real).length
    const rightChoices = realChoices - wrong.length
    return { luck: rounded(luck), costs: costsOf(wrong), realChoices, rightChoices }
  }
  const lucky = most(throws, ({ luck }) => luck)
  const thrown = lucky && events[lucky.event]
  const luckiest: LuckyThrow | undefined =
    lucky && thrown?.type === 'diceRolled' && isNoticeable(lucky.luck, measure, rules)
      ? { ...placeOf(lucky), amount: rounded(lucky.luck), dice: thrown.dice }
      : undefined
  // Choices of computer players are not mentioned.
  const toTalkAbout = most(
    costly.filter(({ seat }) => players[seat]!.computer === undefined),
    ({ aim, error }) => error / smallestNoticeable(measureOf(aim), rules),
  )
  const costliest: CostlyChoice | undefined = toTalkAbout && {
    ...placeOf(toTalkAbout),
    amount: rounded(toTalkAbout.error),
    measure: measureOf(toTalkAbout.aim),
    best: toTalkAbout.best,
    chosen: toTalkAbout.chosen,
  }
  return {
    measure,
    isAssumed: told.some(({ aim }) => aim === 'win-assumed'),
    seats: players.map((_, seat) => skillOf(seat)),
    course: courseOf(told, moments, players.length),
    ...(luckiest && { luckiest }),
    ...(costliest && { costliest }),
  }
}
