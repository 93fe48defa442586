import type { Translations } from './en'

type DateWords = Translations['dates']

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0)

/** The date in local time. Without `Intl`, because Hermes formats dates in one language only. */
function dayOf(time: number, now: number, dates: DateWords): string {
  const date = new Date(time)
  const isThisYear = date.getFullYear() === new Date(now).getFullYear()
  return dates.day(
    dates.weekdays[date.getDay()]!,
    date.getDate(),
    dates.months[date.getMonth()]!,
    isThisYear ? undefined : date.getFullYear(),
  )
}

/** A key that is equal for all times of the same local day. */
export const dayKey = (time: number): number => midnight(time)

/** “Today”, “Yesterday”, or the date. */
export function formatDay(time: number, now: number, dates: DateWords): string {
  const today = midnight(now)
  if (midnight(time) === today) return dates.today
  // One hour before midnight instead of 24, since a day with a clock change has 23 or 25 hours.
  if (midnight(time) === midnight(today - 3_600_000)) return dates.yesterday
  return dayOf(time, now, dates)
}

export function formatTime(time: number, dates: DateWords): string {
  const date = new Date(time)
  return dates.time(date.getHours(), date.getMinutes())
}

export const formatDayAndTime = (time: number, now: number, dates: DateWords): string =>
  dates.dayAndTime(formatDay(time, now, dates), formatTime(time, dates))
