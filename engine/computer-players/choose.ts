import { judgeAlikeInSteps } from '../judgement/judged-turn'
import { prepareScorePlayInSteps, scorePlay } from '../judgement/score-play'
import { choicesOf, valuedChoices, type Deciding } from '../judgement/valued-choices'
import type { Choice } from '../judgement/evaluation'
import type { MatchEvent } from '../match'
import { seededDraws, type Draw } from '../seeded-draws'
import { RANDOM_MOVES, type ComputerPlayer } from './computer-player'

/**
 * The most tables of nine tiles that a computer player computes from scratch before it uses the next best
 * aim: a few seconds of work on a phone.
 */
const MOST_TABLES = 4000

/** Choices that may be random: announcing and stopping never are, so nobody leaves the target by chance. */
const isMove = ({ type }: Choice) => type === 'throw' || type === 'shut'

/**
 * The best choice by the deepest aim within reach; the caller may pause after each table. The aim depends on
 * the match alone: otherwise it could choose differently after a restart.
 */
function* bestChoice(match: Deciding): Generator<void, Choice> {
  const { rules } = match.setup
  yield* prepareScorePlayInSteps(rules)
  const { table } = yield* judgeAlikeInSteps(match, MOST_TABLES)
  const byScore = scorePlay(rules).table
  return valuedChoices(match, table, () => byScore)[0]!.choice
}

/** What a computer player chooses with these draws: random moves as often as its strength says. */
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

/** The number of choices made in the match by anybody, without the shuts that were taken back. */
const choicesMade = (events: readonly MatchEvent[]): number =>
  events.reduce((count, { type }) => {
    if (type === 'shutTakenBack') return count - 1
    return type === 'phonePassed' ? count : count + 1
  }, 0)

/**
 * What a computer player chooses at this moment of the match with this seed, always the same. Its draws are
 * those of `shut-the-box/1/player/i` for choice number i of the match, from 0.
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
