import { de, either, list, plural, pluralOfText, que } from '../../i18n/fr/grammar'
import { fr, frCoach, frSpoken } from '../../i18n/fr'
import {
  formatAverage,
  formatSigned,
  setDecimalSign,
  spokenText,
} from '../../i18n/numbers/format-number'
import { PLAYER_COLOURS } from '../../model/colours'

test.each([
  ['Ben', 'de Ben'],
  ['Anna', 'd’Anna'],
  ['Élise', 'd’Élise'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Henri', 'd’Henri'],
  ['Hugues', 'd’Hugues'],
  ['Hugo', 'd’Hugo'],
  ['Hadrien', 'd’Hadrien'],
  ['Horace', 'd’Horace'],
  ['Hilaire', 'd’Hilaire'],
  ['HÉLÈNE', 'd’HÉLÈNE'],
  ['He\u0301le\u0300ne', 'd’He\u0301le\u0300ne'],
  ['Helene', 'd’Helene'],
  ['Óscar', 'd’Óscar'],
  ['Åsa', 'd’Åsa'],
  ['Œdipe', 'd’Œdipe'],
  ['Hans', 'de Hans'],
  ['Helga', 'de Helga'],
  ['Hugh', 'de Hugh'],
  ['Hamza', 'de Hamza'],
  ['3', 'de 3'],
])('what is of %s is %s', (name, text) => {
  expect(de(name)).toBe(text)
  expect(que(name)).toBe(text.replace('d', 'qu'))
})

test.each([
  [0, '0 jeton'],
  [1, '1 jeton'],
  [2, '2 jetons'],
  [12345, '12\u00a0345 jetons'],
])('%d is counted as %s', (n, text) => {
  expect(plural(n, 'jeton', 'jetons')).toBe(text)
})

test.each([
  ['+1,5', '+1,5 jeton'],
  ['−2', '−2 jetons'],
  ['12\u00a0345', '12\u00a0345 jetons'],
])('what is written as %s is counted as %s', (n, text) => {
  expect(pluralOfText(n, 'jeton', 'jetons')).toBe(text)
})

test.each([
  [0, 'Ferme le 9\u00a0: aucun lancer ne te garde en jeu.'],
  [1, 'Ferme le 9\u00a0: 1 lancer sur 36 te garde en jeu.'],
  [29, 'Ferme le 9\u00a0: 29 lancers sur 36 te gardent en jeu.'],
  [36, 'Ferme le 9\u00a0: tous les lancers te gardent en jeu.'],
])('the coach speaks in throws of 36: %d', (goesOn, sentence) => {
  expect(frCoach.coach.shut([9], goesOn)).toBe(sentence)
})

test('the coach says of what is over what would have been', () => {
  const { would, wouldGoOn } = frCoach.coach
  expect(wouldGoOn(would.shut([3, 6]), 29, 12)).toBe(
    'Ça se défend. J’aurais fermé le 3 et le 6\u00a0: 29 lancers sur 36 te gardaient en jeu, au lieu de 12.',
  )
})

test('who is out is named without an adjective that would have to agree', () => {
  expect(fr.pass.isOut(['Ben'])).toBe('Élimination de Ben.')
  expect(fr.pass.isOut(['Ben', 'Anna'])).toBe('Élimination de Ben et d’Anna.')
})

test.each([
  [1, '1 joueur et plus'],
  [2, '2 joueurs et plus'],
])('rules for %d or more players say so', (least, text) => {
  expect(fr.facts.players(least, 12)).toBe(text)
})

test('lists and choices have their little words', () => {
  expect(list([1])).toBe('1')
  expect(list([1, 2, 5])).toBe('1, 2 et 5')
  expect(either(['4', '7'])).toBe('4 ou 7')
  expect(either(['3 et 6', '9'])).toBe('3 et 6, ou 9')
})

test('the first of a month is its first', () => {
  expect(fr.dates.day('Lundi', 1, 'mai')).toBe('Lundi 1er mai')
  expect(fr.dates.day('Lundi', 2, 'mai', 2024)).toBe('2 mai 2024')
})

test('every colour has a French name', () => {
  const names = PLAYER_COLOURS.map((colour) => fr.setup.colourName(colour))
  expect(new Set(names).size).toBe(PLAYER_COLOURS.length)
  expect(
    names.filter((name) => PLAYER_COLOURS.some((colour) => colour === name.toLowerCase())),
  ).toEqual(['Rose', 'Olive'])
})

describe('numbers', () => {
  beforeEach(() => setDecimalSign(','))
  afterEach(() => setDecimalSign('.'))

  test('have a decimal comma', () => {
    expect(formatAverage(11.16)).toBe('11,2')
    expect(formatSigned(-0.5)).toBe('−0,5')
  })

  test('are read out without the spaces in them, and the other spaces stay', () => {
    const text = `12\u00a0345 points\u202f!`
    expect(spokenText(text)).toBe('12345 points\u202f!')
  })
})

test('who is out, and who opens a round, is spoken of without a gender, and computer players are not addressed', () => {
  const { play, results, presets, facts } = fr
  const texts = [
    play.isOut,
    play.figures.thenOut('45'),
    play.figures.thenLost('100'),
    play.firstOfRound,
    results.outTogether,
    presets.sailors.line,
    presets.sailors.about,
    facts.knockout('45'),
  ]
  expect(texts.filter((text) => /éliminé|\b(tu|toi)\b/.test(text))).toEqual([])
})

test.each([
  ['24', 'Ann 24'],
  ['−154', 'Ann −154'],
  ['aucun jeton', 'Ann\u00a0: aucun jeton'],
  ['hors jeu', 'Ann\u00a0: hors jeu'],
])('a standing in words is set apart from the name: %s', (standing, text) => {
  expect(frSpoken.standing('Ann', standing)).toBe(text)
})

test('flaps that are shut have their article, as they are seen and as they are heard', () => {
  expect(fr.play.computer.shuts('Otto', [1, 8])).toBe('Otto ferme le 1 et le 8')
  expect(frSpoken.computer.shuts('Otto', [1, 8])).toBe('Otto ferme le 1 et le 8.')
})
