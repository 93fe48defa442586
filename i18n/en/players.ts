import { singularOrPlural, plural, winsOf } from './grammar'

export const players = {
  title: 'Players',
  back: 'Back',
  emptyTitle: 'Nobody yet',
  empty: 'Whoever plays a match is remembered here, with what they won.',
  play: 'To the table',
  /** The accessible label of a card in the list. */
  person: (name: string, facts: readonly string[]) => [name, ...facts].join(', '),
  won: (wins: number, matches: number) =>
    matches === 0 ? 'no match yet' : `won ${winsOf(wins, matches)}`,
  boxesShut: (n: number) => plural(n, 'box shut', 'boxes shut'),
  captain: (n: number) => (n === 1 ? 'Captain' : `Captain ${n} times`),
  times: (n: number) => `× ${n}`,
  figures: {
    wins: (n: number) => singularOrPlural(n, 'win', 'wins'),
    boxesShut: (n: number) => singularOrPlural(n, 'box shut', 'boxes shut'),
    captains: 'Captain',
    streak: 'in a row',
    label: (wins: number, boxes: number, captains: number, streak: number) =>
      `${plural(wins, 'win', 'wins')}, ${plural(boxes, 'box', 'boxes')} shut, ${plural(captains, 'time', 'times')} Captain, at most ${plural(streak, 'win', 'wins')} in a row.`,
  },
  wonTitle: (wins: number, matches: number) =>
    matches === 0 ? 'No match played to its end yet.' : `Won ${winsOf(wins, matches)}.`,
  alone: (n: number) => `${plural(n, 'match', 'matches')} alone.`,
  againstComputers: (wins: number, matches: number) =>
    `Won ${winsOf(wins, matches)} against computer players.`,
  streak: (current: number) => `${current} wins in a row just now.`,
  course: {
    title: 'Match by match',
    about: {
      turn: 'The average turn of each match: lower is better.',
      distance: 'How far from the target each match ended: lower is better.',
    },
    choose: 'By which rules',
    label: {
      turn: (rules: string, scores: readonly string[]) =>
        `${rules}, average turn of ${scores.length === 1 ? 'one match' : `the last ${scores.length} matches`}: ${scores.join(', ')}.`,
      distance: (rules: string, scores: readonly string[]) =>
        `${rules}, away from the target in ${scores.length === 1 ? 'one match' : `the last ${scores.length} matches`}: ${scores.join(', ')}.`,
    },
    average: (score: string) => `average ${score}`,
    withAverage: (label: string, score: string) => `${label} All in all ${score} on average.`,
  },
  byRules: {
    title: 'Best and average',
    best: {
      turn: (score: string) => `best ${score}`,
      distance: (score: string) => `nearest ${score}`,
    },
    average: (score: string) => `average ${score}`,
    count: {
      turn: (n: number) => plural(n, 'turn', 'turns'),
      distance: (n: number) => plural(n, 'match', 'matches'),
    },
  },
  numberedTitle: (title: string, n: number) => `${title} (${n})`,
  houseRulesTitle: (tiles: number, length: string) => `House rules, ${tiles} flaps, ${length}`,
  rivals: {
    title: 'Head to head',
    label: (name: string, rival: string, matches: number, won: number, lost: number) =>
      `${rival}: ${plural(matches, 'match', 'matches')} together. ${name} won ${won}, ${rival} won ${lost}.`,
    together: (n: number) => `${plural(n, 'match', 'matches')} together`,
  },
  edit: {
    open: 'Name and colour',
    title: (name: string) => `${name}’s name and colour`,
    name: 'Name',
    note: 'The new name stands in every match played so far.',
    save: 'Save',
    mergeInstead: (name: string) => `The same person? Merge with ${name}`,
  },
  merge: {
    open: 'Merge with another player',
    title: (name: string) => `Who is ${name}?`,
    about: (name: string) =>
      `If ${name} has played under another name as well, choose it, and both become one.`,
    nobody: 'There is nobody else yet.',
    areTwoPeople: (name: string, other: string) =>
      `${name} and ${other} have played in the same match: they are two people.`,
    confirmTitle: (name: string, into: string) => `${name} is ${into}?`,
    confirm: (name: string, into: string) =>
      `Everything ${name} has played counts for ${into} from now on, and the name ${name} is gone from every match. This cannot be undone.`,
    yes: (name: string, into: string) => `Merge ${name} into ${into}`,
    no: 'Keep both',
    close: 'Close',
  },
}
