import { inWords, singularOrPlural, plural, list } from './grammar'

export const pass = {
  to: 'Pass the phone to',
  takePhone: (name: string) => `I’m ${name}, I have it`,
  /** The label of the button if the name is too long. */
  haveIt: 'I have it',
  /** Used instead where the phone lies between two people. */
  yourTurn: (name: string) => `${name}, your turn`,
  ready: (name: string) => `I’m ${name}, ready`,
  amReady: 'I’m ready',
  boxShut: (name: string) => `${name} shut the box`,
  left: (name: string, shut: number, score: string) => ({
    before: `${name} shut ${shut === 0 ? 'no' : inWords(shut)} ${shut === 1 ? 'flap' : 'flaps'} and leaves `,
    score,
    after: '',
  }),
  stopped: (name: string, score: string) => ({
    before: `${name} stopped with `,
    score,
    after: '',
  }),
  takesRound: (names: readonly string[], round: number) =>
    names.length === 1 ? `${names[0]} takes round ${round}` : `${list(names)} share round ${round}`,
  nearest: (names: readonly string[], away: string) =>
    `${list(names)} ${singularOrPlural(names.length, 'is', 'are')} nearest, ${away} away`,
  isOut: (names: readonly string[]) =>
    `${list(names)} ${singularOrPlural(names.length, 'is', 'are')} out.`,
  takesChips: (chips: number) => `${plural(chips, 'chip', 'chips')} from everybody.`,
  roundTied: (round: number) => `Round ${round} is a tie`,
  roundCarried: 'The stake is carried to the next round.',
  toBeat: (score: string, name: string) => ({ before: 'To beat: ', score, after: ` by ${name}` }),
  toWin: (score: string) => ({ before: '', score, after: ' or less wins the match' }),
  onlyShutWins: 'Only a shut box wins the match',
  onlyShutShares: 'Only a shut box shares the win',
  /** The win is certain before the last turn. */
  haveWon: (names: readonly string[]) =>
    `${list(names)} ${singularOrPlural(names.length, 'has', 'have')} won already`,
  lead: (gap: string) => ({ before: 'You lead by ', score: gap, after: '' }),
  level: (name: string) => `You are level with ${name}`,
  trail: (name: string, gap: string) => ({
    before: `${name} leads you by `,
    score: gap,
    after: '',
  }),
  outAt: (total: string, limit: string) => ({
    before: 'You have ',
    score: total,
    after: `, at ${limit} you are out`,
  }),
  loseAt: (total: string, limit: string) => ({
    before: 'You have ',
    score: total,
    after: `, at ${limit} you lose`,
  }),
  aim: (target: string) => `Aim for ${target}`,
  playFor: (chips: number) => `This round is for ${plural(chips, 'chip', 'chips')} each`,
  scores: 'Scores',
  announce: 'Will this turn be added or subtracted?',
  total: (total: string, target: string) => ({
    before: 'You have ',
    score: total,
    after: `, and aim for ${target}`,
  }),
  /** The label of the group of the two buttons. */
  addOrSubtract: 'Add or subtract',
  add: 'Add',
  subtract: 'Subtract',
  hits: (score: string, target: string) => `${score} lands on ${target}`,
  leadsTowards: (target: string) => `Leads towards ${target}`,
  leadsAway: (target: string) => `Leads away from ${target}`,
}
