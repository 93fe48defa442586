import { openingScroll, scrollToSee, sideOf } from '../../../components/set-up/in-view'

const page = { top: 0, bottom: 700 }

test.each([
  ['in view', { top: 100, bottom: 400 }, 0],
  ['cut off below', { top: 500, bottom: 800 }, 116],
  ['above', { top: -200, bottom: 80 }, -216],
  ['higher than the page', { top: 100, bottom: 1000 }, 84],
])('what is %s is scrolled to be seen, its top first', (_, part, by) => {
  expect(scrollToSee(part, page, 16)).toBe(by)
})

describe('when the set-up opens', () => {
  const places = (top: number, live?: number) => ({
    page,
    scrolled: 0,
    card: { top, bottom: top + 300 },
    name: { top: top + 97, bottom: top + 125 },
    live: live === undefined ? undefined : { top: live, bottom: live + 80 },
  })

  test.each([
    ['all of that is in view', places(500), 7, 0],
    ['the name is out of view', places(600), 7, 45],
    ['only the picture is in view, below few players', places(600), 2, 0],
    ['not even that is in view, below few players', places(650), 2, 95],
    ['a match is on the table, which stays in view', places(600, 100), 7, 45],
    ['a match is on the table, which would go out of view', places(600, 40), 7, 0],
    ['a match is on the table of few players', places(600, 100), 2, 45],
  ])('the picture and the name of the chosen rules are scrolled to: %s', (_, at, seated, by) => {
    expect(openingScroll(at, seated)).toBe(by)
  })

  test('a page that is scrolled already is scrolled to the same place', () => {
    const { card, name, live } = places(600, 100)
    const shifted = (by: number) => ({
      page,
      scrolled: by,
      card: { top: card.top - by, bottom: card.bottom - by },
      name: { top: name.top - by, bottom: name.bottom - by },
      live: live && { top: live.top - by, bottom: live.bottom - by },
    })
    expect(openingScroll(shifted(400), 7)).toBe(45)
  })

  test.each([
    [-20, 'above'],
    [100, undefined],
    [660, undefined],
    [680, 'below'],
  ])('a name at %i is %s', (top, side) => {
    const { card } = places(0)
    const name = { top, bottom: top + 28 }
    expect(sideOf({ page, scrolled: 0, card, name, live: undefined })).toBe(side)
  })
})
