import { CHOSEN, plannedMatch, searchSeed, type MatchName } from '../support/browser/matches'

const NAMES = Object.keys(CHOSEN) as MatchName[]

test.each(NAMES)('the seed of the %s match is the first that leads to it', (name) => {
  expect(searchSeed(name)).toBe(CHOSEN[name].seed)
  expect(plannedMatch(name).end.phase).toBe('matchOver')
})
