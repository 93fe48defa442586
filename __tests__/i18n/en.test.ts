import { en } from '../../i18n'
import { enCoach } from '../../i18n/coach'

const { facts, history, play, players, results, settings } = en

test.each([
  [results.mostChips(1), '1 chip to the good.'],
  [results.mostChips(2), '2 chips to the good.'],
  [results.mostChips(12000), '12\u00a0000 chips to the good.'],
  [results.survived(0), '0 rounds survived.'],
  [results.survived(1), '1 round survived.'],
  [play.chips(1), '1 chip'],
  [play.chips(50000), '50\u00a0000 chips'],
  [play.points(50000), '50000 points'],
  [play.chipsWon(-1), '1 chip owed'],
  [play.chipsWon(0), 'no chips'],
  [facts.turns(1), '1 turn each'],
  [history.count(0), '0 matches'],
  [history.count(1), '1 match'],
  [history.count(10000), '10\u00a0000 matches'],
  [players.won(0, 0), 'no match yet'],
  [players.won(0, 1), 'won 0 matches of 1'],
  [players.won(1, 1), 'won 1 match of 1'],
  [players.won(1, 2), 'won 1 match of 2'],
  [players.won(2, 3), 'won 2 matches of 3'],
  [players.won(6000, 10000), 'won 6000 matches of 10\u00a0000'],
  [players.wonTitle(0, 0), 'No match played to its end yet.'],
  [players.wonTitle(1, 1), 'Won 1 match of 1.'],
  [players.captain(1), 'Captain'],
  [players.captain(2), 'Captain 2 times'],
  [players.alone(1), '1 match alone.'],
  [players.figures.wins(0), 'wins'],
  [players.figures.wins(1), 'win'],
  [players.figures.wins(2), 'wins'],
  [players.figures.boxesShut(1), 'box shut'],
  [players.figures.boxesShut(2), 'boxes shut'],
  [
    players.figures.label(1, 0, 1, 2),
    '1 win, 0 boxes shut, 1 time Captain, at most 2 wins in a row.',
  ],
  [settings.added(1), '1 match added.'],
  [
    settings.refused(1, settings.refusals.play),
    '1 match refused: something was done against the rules.',
  ],
  [
    settings.refused(2, settings.refusals.play),
    '2 matches refused: something was done against the rules.',
  ],
])('counts in words that agree: %s', (said, sentence) => {
  expect(said).toBe(sentence)
})

const { analysis, coach } = enCoach

test.each([
  [coach.worth.chips('+1'), '+1 chip on average'],
  [coach.worth.chips('−1'), '−1 chip on average'],
  [coach.worth.chips('0.5'), '0.5 chips on average'],
  [analysis.luck.chips('Ann', '1'), 'Ann had the dice: 1 chip better than fair.'],
  [analysis.luck.points('Ann', '1'), 'Ann had the dice: 1 point better than fair.'],
  [analysis.noLuck.chips('Ann', '1.5'), 'The dice were against Ann: 1.5 chips worse than fair.'],
  [analysis.better.chips('1'), '+1 chip'],
  [analysis.cost.points('11'), '11 points more'],
  [analysis.signed.chips('+1'), '+1 chip'],
])('counts what is written already: %s', (said, sentence) => {
  expect(said).toBe(sentence)
})

describe.each(['Player 1', '3', 'Ann, the 2nd'])('A player who is called %s', (name) => {
  test('is told apart from the number beside the name', () => {
    expect(results.pays(name, 'Ben', 1)).toBe(`${name} pays 1 chip to Ben`)
    expect(results.pays('Ben', name, 2)).toBe(`Ben pays 2 chips to ${name}`)
    expect(history.score(name, '12')).toBe(`${name}:\u00a012`)
    expect(play.seat(name, play.points(12), false)).toBe(`${name}, 12 points`)
    expect(results.turnLabel(name, 'round 2', '12')).toBe(`${name}, round 2: 12`)
  })
})
