import { en } from '../../i18n'
import { formatDay, formatDayAndTime, formatTime } from '../../i18n/format-date'

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime()

/** A Monday. */
const NOW = at(2026, 10, 16, 14, 5)

test.each([
  ['the same day, before', at(2026, 10, 16, 0, 0), 'Today'],
  ['the day before, late', at(2026, 10, 15, 23, 59), 'Yesterday'],
  ['the day before, early', at(2026, 10, 15, 0, 0), 'Yesterday'],
  ['two days before', at(2026, 10, 14, 23, 59), 'Saturday 14 November'],
  ['the first of the year', at(2026, 0, 1), 'Thursday 1 January'],
  ['the year before', at(2025, 11, 31), '31 December 2025'],
  ['a clock that was set back', at(2027, 1, 3), '3 February 2027'],
])('names %s', (_, time, day) => {
  expect(formatDay(time, NOW, en.dates)).toBe(day)
})

test('is yesterday across the end of a year', () => {
  expect(formatDay(at(2025, 11, 31, 22), at(2026, 0, 1, 1), en.dates)).toBe('Yesterday')
})

test.each([
  [0, 0, '0:00'],
  [9, 5, '9:05'],
  [21, 40, '21:40'],
])('writes the time at %i h %i', (hours, minutes, text) => {
  expect(formatTime(at(2026, 10, 16, hours, minutes), en.dates)).toBe(text)
})

test('says day and time together', () => {
  expect(formatDayAndTime(at(2026, 10, 14, 21, 40), NOW, en.dates)).toBe(
    'Saturday 14 November, 21:40',
  )
})
