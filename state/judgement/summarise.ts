import { replay, type Analysis, type MatchEvent, type MatchSetup, type Moment } from '@/engine'
import type { CoursePoint } from '@/engine'
import type {
  CostlyChoice,
  CourseMoment,
  LuckyThrow,
  MatchAnalysis,
  SeatSkill,
} from '@/model/match-analysis'
import { isWorthAWord, measureOf, type Measure } from '@/model/worth'

type ThrowMoment = Extract<Moment, { kind: 'throw' }>
type ChoiceMoment = Extract<Moment, { kind: 'choice' }>

/** Enough for what is drawn and said, and short in a save. */
const rounded = (value: number): number => Math.round(value * 1e5) / 1e5

/** A choice that cost no more than rounding may have made was right. */
const RIGHT = 1e-9

function skillOf(moments: readonly Moment[], seat: number): SeatSkill {
  const own = moments.filter((moment) => moment.seat === seat)
  const real = own.filter(
    (moment): moment is ChoiceMoment => moment.kind === 'choice' && moment.isReal,
  )
  const sum = (values: readonly number[]) => rounded(values.reduce((a, b) => a + b, 0))
  return {
    luck: sum(own.map((moment) => (moment.kind === 'throw' ? moment.luck : 0))),
    error: sum(real.map(({ error }) => error)),
    realChoices: real.length,
    rightChoices: real.filter(({ error }) => error <= RIGHT).length,
  }
}

const most = <T>(items: readonly T[], amount: (item: T) => number): T | undefined =>
  items.reduce<T | undefined>(
    (best, item) => (best === undefined || amount(item) > amount(best) ? item : best),
    undefined,
  )

/** The course as it is drawn: where nothing is known of the others, by the moments of each seat. */
function courseOf(
  measure: Measure,
  points: readonly CoursePoint[],
  moments: readonly Moment[],
  seats: number,
): readonly CourseMoment[] {
  const told = points.filter(({ aim }) => measureOf(aim) === measure)
  if (told.length > 0)
    return told.map(({ events, values }) => ({ events, values: values.map(rounded) }))
  return moments.map(({ event, seat, after }) => ({
    events: event + 1,
    values: Array.from({ length: seats }, (_, other) => (other === seat ? rounded(after) : null)),
  }))
}

/**
 * What is kept of an analysis whose moments are all of one measure: the sums, the course, and what stands
 * out.
 */
export function summarise(
  setup: MatchSetup,
  events: readonly MatchEvent[],
  { moments }: Analysis,
  points: readonly CoursePoint[],
): MatchAnalysis {
  const measure = moments[0] ? measureOf(moments[0].aim) : 'points'
  const placeOf = ({ event, seat }: Moment) => {
    const before = replay(setup, events.slice(0, event))
    return { event, seat, round: before.ok ? before.value.round : 1 }
  }
  const isWorth = (amount: number) => isWorthAWord(amount, measure, setup.rules)
  const lucky = most(
    moments.filter((moment): moment is ThrowMoment => moment.kind === 'throw'),
    ({ luck }) => luck,
  )
  const costly = most(
    moments.filter((moment): moment is ChoiceMoment => moment.kind === 'choice' && moment.isReal),
    ({ error }) => error,
  )
  const thrown = lucky && events[lucky.event]
  const luckiest: LuckyThrow | undefined =
    lucky && thrown?.type === 'diceRolled' && isWorth(lucky.luck)
      ? { ...placeOf(lucky), amount: rounded(lucky.luck), dice: thrown.dice }
      : undefined
  const costliest: CostlyChoice | undefined =
    costly && isWorth(costly.error)
      ? {
          ...placeOf(costly),
          amount: rounded(costly.error),
          best: costly.best,
          chosen: costly.chosen,
        }
      : undefined
  return {
    measure,
    seats: setup.players.map((_, seat) => skillOf(moments, seat)),
    course: courseOf(measure, points, moments, setup.players.length),
    ...(luckiest && { luckiest }),
    ...(costliest && { costliest }),
  }
}
