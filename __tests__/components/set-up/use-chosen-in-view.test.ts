import { scrollToSee } from '../../../components/set-up/use-chosen-in-view'

const page = { top: 0, bottom: 700 }

test.each([
  ['in view', { top: 100, bottom: 400 }, 0],
  ['cut off below', { top: 500, bottom: 800 }, 116],
  ['above', { top: -200, bottom: 80 }, -216],
  ['higher than the page', { top: 100, bottom: 1000 }, 84],
])('what is %s is scrolled to be seen, its top first', (_, part, by) => {
  expect(scrollToSee(part, page, 16)).toBe(by)
})
