import { judgeAlikeInSteps } from '../judgement/judged-turn'
import { prepareScorePlayInSteps, scorePlay } from '../judgement/score-play'
import { choicesOf, valuedChoices, type Deciding } from '../judgement/valued-choices'
import type { Choice } from '../judgement/evaluation'
import type { MatchEvent } from '../match'
import { seededDraws, type Draw } from '../seeded-draws'
import { RANDOM_MOVES, type ComputerPlayer } from './computer-player'

/**
 * How many tables of nine tiles a computer player works out at most, from nothing known, before it takes the next
 * best aim: some seconds on a phone, of which the others see the first only.
 */
const MOST_TABLES = 4000

/** What may be chosen at random. Who announces, or may stop, thinks about it: nobody leaves the target by chance. */
const isMove = ({ type }: Choice) => type === 'throw' || type === 'shut'

/**
 * The best choice, by the deepest aim within reach; whoever runs it may rest after each table. The aim is
 * that of the match alone: otherwise a match that goes on after a restart would go on differently.
 */
function* bestChoice(match: Deciding): Generator<void, Choice> {
  const { rules } = match.setup
  yield* prepareScorePlayInSteps(rules)
  const { table } = yield* judgeAlikeInSteps(match, MOST_TABLES)
  const byScore = scorePlay(rules).table
  return valuedChoices(match, table, () => byScore)[0]!.choice
}

/** What a computer player chooses with these draws: a move at random as often as it makes them. */
export function* chooseByDrawInSteps(
  match: Deciding,
  computer: ComputerPlayer,
  draw: Draw,
): Generator<void, Choice> {
  const choices = choicesOf(match)
  if (choices.length === 1) return choices[0]!
  if (choices.every(isMove) && draw(10) < RANDOM_MOVES[computer])
    return choices[draw(choices.length)]!
  return yield* bestChoice(match)
}

/** How many choices the match has seen, by anybody: shuts that were taken back are none. */
const choicesMade = (events: readonly MatchEvent[]): number =>
  events.reduce((count, { type }) => {
    if (type === 'shutTakenBack') return count - 1
    return type === 'phonePassed' ? count : count + 1
  }, 0)

/**
 * What a computer player chooses at this moment of the match with this seed, always the same: its draws are
 * those of `shut-the-box/1/player/i` for the choice number i of the match, from 0.
 */
export function chooseInSteps(
  match: Deciding,
  computer: ComputerPlayer,
  seed: Uint8Array,
  events: readonly MatchEvent[],
): Generator<void, Choice> {
  return chooseByDrawInSteps(
    match,
    computer,
    seededDraws(seed, `shut-the-box/1/player/${choicesMade(events)}`),
  )
}
