import { inWords, plural, list } from './grammar'

export const results = {
  title: 'Result',
  details: 'Details',
  wins: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} wins` : `${list(names)} share the win`,
  alone: (name: string) => `Well played, ${name}`,
  shutInRound: (when: string) => `Shut the box${when}.`,
  /** Appended to a sentence, unless the match has only one round or turn. */
  when: { round: (n: number) => ` in round ${n}`, turn: (n: number) => ` in turn ${n}` },
  after: (round: number) => ` after round ${round}`,
  captain: 'Captain: the box shut in the very first turn of the match.',
  captainTitle: 'Captain',
  aloneTotal: (total: string) => `A total of ${total}.`,
  lowestTotal: (total: string) => `The lowest total, ${total}.`,
  reachedLimit: (name: string, limit: string) => `${name} reached ${limit}.`,
  lastOneIn: 'The last one in.',
  outTogether: 'Out together, with the lowest total.',
  survived: (rounds: number) => `${plural(rounds, 'round', 'rounds')} survived.`,
  hitTarget: (target: string, turn: number) => `Landed on ${target} in turn ${turn}.`,
  nearest: (distance: string, target: string) =>
    distance === '0' ? `Exactly ${target}.` : `Nearest to ${target}, ${distance} away.`,
  mostChips: (chips: number) => `${plural(chips, 'chip', 'chips')} to the good.`,
  allEven: 'Nobody owes anybody.',
  paysTheRound: 'pays the round',
  shutTheBox: (when: string) => `shut the box${when}`,
  shutOften: (n: number) => `shut the box ${n === 2 ? 'twice' : `${inWords(n)} times`}`,
  notThrown: 'never threw',
  isOutIn: (round: number) => `out in round ${round}`,
  ledger: 'Who pays whom',
  pays: (from: string, to: string, chips: number) =>
    `${from} pays ${plural(chips, 'chip', 'chips')} to ${to}`,
  moments: 'Best moments',
  momentShut: (name: string, when: string) => `${name} shut the box${when}.`,
  momentLowest: (name: string, score: string, when: string) =>
    `The lowest turn: ${name} left only ${score}${when}.`,
  momentThrow: (name: string, flaps: number, when: string) =>
    `The greatest throw: ${name} shut ${inWords(flaps)} flaps at once${when}.`,
  momentLongest: (name: string, throws: number, when: string) =>
    `The longest turn: ${name} threw ${inWords(throws)} times${when}.`,
  momentComeback: (name: string, when: string) => `The comeback: ${name} was last${when}.`,
  momentEscape: (name: string, total: string, limit: string, when: string) =>
    `The narrowest escape: ${name} had ${total} of ${limit}${when}, and stayed in.`,
  momentNearest: (name: string, away: string, target: string, when: string) =>
    `The nearest: ${name} was ${away} away from ${target}${when}.`,
  momentWayBack: (name: string, from: string, to: string, when: string) =>
    `The longest way back: ${name} went from ${from} to ${to}${when}.`,
  race: 'The race',
  raceAbout: {
    rounds: 'Totals by round: low is good.',
    'first-to-lose': (limit: string) => `Totals by round: whoever reaches ${limit} has lost.`,
    knockout: (limit: string) => `Totals by round: at ${limit} you are out.`,
    target: (target: string) => `Totals by turn: the nearer to ${target}, the better.`,
    stakes: 'Chips by round.',
  },
  /** The leaders in spans of rounds or turns. */
  raceLabel: (
    each: 'round' | 'turn',
    rounds: number,
    spans: readonly { names: readonly string[]; to: number }[],
  ) =>
    [
      `${plural(rounds, each, `${each}s`)}.`,
      ...spans.map(({ names, to }, index) => {
        const who = list(names)
        if (to === rounds)
          return `${who} led${index === 0 ? ' from first to last' : ' at the end'}.`
        return `${who} led ${index === 0 ? 'up to' : 'until'} ${each} ${to}.`
      }),
    ].join(' '),
  raceAlone: (each: 'round' | 'turn', rounds: number, total: string) =>
    `${plural(rounds, each, `${each}s`)}, up to ${total}.`,
  /** For a player alone: a comparison with earlier matches by these rules. */
  figures: {
    first: 'Your first match by these rules.',
    best: (score: string, before: string, average: string) =>
      `Your best yet: ${score}. Before that: ${before}. Your average is ${average}.`,
    bestTurn: (score: string, before: string, average: string) =>
      `Your best turn yet: ${score}. Before that: ${before}. Your average is ${average}.`,
    asBest: (average: string) => `As good as your best. Your average is ${average}.`,
    better: (average: string, best: string) =>
      `Better than your average of ${average}. Your best is ${best}.`,
    usual: (average: string, best: string) => `Your average is ${average}, your best ${best}.`,
  },
  turns: 'Every turn',
  /** `round` is undefined if there is only one round or turn. */
  turnLabel: (name: string, round: string | undefined, score: string) =>
    `${name}${round === undefined ? '' : `, ${round}`}: ${score}`,
  boxLabel: (open: readonly number[]) =>
    open.length === 0 ? 'All flaps shut' : `Open flaps: ${list(open)}`,
  bestBox: (name: string, open: readonly number[]) =>
    open.length === 0
      ? `${name}’s box, all flaps shut`
      : `${name}’s box, open flaps: ${list(open)}`,
  short: { round: (n: number) => `R${n}`, turn: (n: number) => `T${n}` },
  rematch: 'Rematch',
  rematchFrom: (name: string) => `Rematch, ${name} first`,
  /** The label of the button if the name is too long. */
  loserFirst: 'Rematch, loser first',
  /** Its label for screen readers. Begins with the visible text, for users of voice control. */
  loserFirstLabel: (name: string) => `Rematch, loser first: ${name}`,
  replay: 'Replay',
  analysis: 'Luck and skill',
  share: 'Share the result',
  copied: 'The result is copied: paste it where you like.',
  notShared: 'The result could not be shared.',
  /** A line of the shared text; a player without a turn has no place. */
  sharedStanding: (place: number | undefined, name: string, facts: readonly string[]) =>
    `${place === undefined ? '' : `${place}. `}${name}: ${facts.join(', ')}`,
  newMatch: 'New match',
  place: (n: number) => `${n}.`,
}
