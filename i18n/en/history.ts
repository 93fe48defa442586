import { plural } from './grammar'

export const history = {
  title: 'History',
  back: 'Back',
  toHistory: 'History',
  opening: 'Opening the history…',
  failedTitle: 'The history does not open',
  failed: 'It may be only for a moment. Nothing is lost by trying again.',
  tryAgain: 'Try again',
  empty: {
    title: 'Nothing played yet',
    about: 'Every match you play is kept here, throw by throw.',
    play: 'To the table',
  },
  noneMatching: {
    title: 'No match like that',
    about: 'Nobody has played that yet.',
    showAll: 'Show all',
  },
  byPlayer: 'Matches of',
  everybody: 'Everybody',
  byRules: 'Played by',
  allRules: 'All rules',
  count: (n: number) => plural(n, 'match', 'matches'),
  abandoned: 'Abandoned',
  playedAlone: (name: string) => `${name} alone`,
  score: (name: string, score: string) => `${name}:\u00a0${score}`,
  /** The title names a single winner, so that score comes first and without a name. */
  scores: (own: string | undefined, others: readonly string[]) =>
    [own, others.join(', ')].filter((part) => part).join(' · '),
  rowLabel: (parts: readonly string[]) => `${parts.join('. ')}.`,
  rulesAndDate: (rules: string, when: string) => `${rules} · ${when}`,
  watch: 'Watch the replay',
  delete: 'Delete',
  deleted: 'The match is deleted.',
  undo: 'Undo',
  goOn: 'Go on with it',
  replaceLive: {
    title: 'Another match is on the table',
    body: 'Going on with this one puts it into the history, where it stands.',
    start: 'Go on with this one',
    keep: 'Keep the other one',
  },
  unfinished: 'Left unfinished',
  leftAt: (name: string, round: string | undefined) =>
    round === undefined ? `It was ${name}’s turn.` : `${round}, ${name}’s turn.`,
  onTheTable: 'What was on the table',
  scoresSoFar: 'Scores so far',
  missing: {
    title: 'No such match',
    about: 'It is not in the history, or not any more.',
  },
}
