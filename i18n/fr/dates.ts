import type { Translations } from '../en'

export const dates: Translations['dates'] = {
  today: 'Aujourd’hui',
  yesterday: 'Hier',
  weekdays: ['Dimanche', 'Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi'],
  months: [
    'janvier',
    'février',
    'mars',
    'avril',
    'mai',
    'juin',
    'juillet',
    'août',
    'septembre',
    'octobre',
    'novembre',
    'décembre',
  ],
  day: (weekday, day, month, year) => {
    const date = `${day === 1 ? '1er' : day} ${month}`
    return year === undefined ? `${weekday} ${date}` : `${date} ${year}`
  },
  time: (hours, minutes) => `${hours}\u00a0h\u00a0${String(minutes).padStart(2, '0')}`,
  dayAndTime: (day, time) => `${day} à ${time}`,
}
