export const dates = {
  today: 'Today',
  yesterday: 'Yesterday',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  day: (weekday: string, day: number, month: string, year?: number) =>
    year === undefined ? `${weekday} ${day} ${month}` : `${day} ${month} ${year}`,
  time: (hours: number, minutes: number) => `${hours}:${String(minutes).padStart(2, '0')}`,
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
}
