import { coachLine } from '../../../components/coach/coach-line'
import {
  applyEvent,
  evaluate,
  tilesOf,
  type Evaluation,
  type Match,
  type MatchIn,
  type PresetId,
  type Rules,
  type TileSet,
} from '../../../engine'
import { enCoach } from '../../../i18n/coach'
import { formatNumber } from '../../../i18n/numbers/format-number'
import { isChoiceRelevant, isNoticeable, measureOf } from '../../../model/measure'
import {
  boardOf,
  diceOnPaper,
  movesOnPaper,
  scoreOnPaper,
  throwsOnPaper,
} from '../../support/paper-turn'
import { RULES_TO_TEST } from '../../support/rules-to-test'
import { begin, presetRules } from '../../support/scripted-match'
import { volume } from '../../support/volumes'

const words = enCoach.coach

const line = (match: Match, evaluation: Evaluation) => coachLine(match, evaluation, words)

/** The match about to throw at this board. */
const facingBy = (rules: Rules, players: number, open: TileSet): MatchIn<'rolling'> =>
  ({ ...begin(rules, players), open }) as MatchIn<'rolling'>
const facing = (id: PresetId, players: number, open: TileSet) =>
  facingBy(presetRules(id), players, open)

function thrown(match: Match, dice: readonly number[]): Match {
  const applied = applyEvent(match, { type: 'diceRolled', dice })
  if (!applied.ok) throw new Error(applied.error)
  return applied.value
}

/** Of all 36 throws of so many dice at a board, how many have a move: counted on paper. */
function countedOnPaper({ oneDie, moves }: Rules, open: TileSet, count: number): number {
  const board = boardOf(tilesOf(open))
  const going = throwsOnPaper(oneDie, board).filter(
    (dice) => dice.length === count && movesOnPaper(moves, board, dice).length > 0,
  )
  return going.length * (count === 1 ? 6 : 1)
}

/** How many dice the coach would throw at this board. */
function adviceAt(match: Match, open: TileSet): 1 | 2 {
  const { choices } = evaluate({ ...match, open, phase: 'rolling' }, 0)!
  for (const { choice } of choices) if (choice.type === 'throw') return choice.dice
  throw new Error('No dice to throw')
}

/** Of the throws after a throw with a move, how many have one too if the best was made: on paper. */
function laterOnPaper({ oneDie, moves }: Rules, open: TileSet): number {
  const partOf = (board: number, count: number) => {
    const throws = throwsOnPaper(oneDie, board).filter((dice) => dice.length === count)
    return (
      throws.filter((dice) => movesOnPaper(moves, board, dice).length > 0).length / throws.length
    )
  }
  const bestPart = (board: number) =>
    board === 0 ? 1 : Math.max(...diceOnPaper(oneDie, board).map((count) => partOf(board, count)))
  const parts = diceOnPaper(oneDie, open).map((count) => {
    const going = throwsOnPaper(oneDie, open)
      .filter((dice) => dice.length === count)
      .map((dice) => movesOnPaper(moves, open, dice))
      .filter((shuts) => shuts.length > 0)
      .map((shuts) => Math.max(...shuts.map((shut) => bestPart(open - shut))))
    return going.length === 0 ? 0 : going.reduce((sum, part) => sum + part) / going.length
  })
  return Math.max(...parts)
}

/** The count that a sentence tells. */
function countIn(sentence: string): number | undefined {
  if (sentence.includes('every throw keeps')) return 36
  if (sentence.includes('no throw keeps')) return 0
  const found = /(\d+) of 36 throws keeps? you going/.exec(sentence)
  return found ? Number(found[1]) : undefined
}

/** That the reason a sentence gives is true against the next best that differs. */
function checkReason(
  said: string,
  { aim, choices }: Evaluation,
  { open, setup: { rules } }: Match,
) {
  const [best, ...others] = choices
  const rival = others.find(({ value }) => isNoticeable(best!.value - value, measureOf(aim), rules))
  if (best?.choice.type !== 'shut' || rival?.choice.type !== 'shut') return
  const [left, rivalLeft] = [best, rival].map(
    ({ choice }) => (open & ~(choice as { readonly tiles: TileSet }).tiles) as TileSet,
  )
  const scores = [left!, rivalLeft!].map((board) => scoreOnPaper(rules.scoring, board))
  if (said.includes('go better')) {
    expect(scores[0]).toBe(scores[1])
    expect(laterOnPaper(rules, left!)).toBeGreaterThan(laterOnPaper(rules, rivalLeft!))
  } else if (rules.format.kind !== 'target' && / (is left|it reads) /.test(said)) {
    expect(said).toContain(formatNumber(scores[0]!))
    expect(scores[0]).toBeLessThan(scores[1]!)
  } else if (!said.includes('on the whole') && rules.format.kind !== 'target')
    // Nothing but the count is told: it must be the higher one.
    expect(best.goesOn).toBeGreaterThan(rival.goesOn ?? -1)
}

describe('the sentence tells the count of throws with a move', () => {
  const { from, to } = volume('coachedBoards')
  const boards = RULES_TO_TEST.flatMap(({ name, rules, players }) =>
    Array.from({ length: 2 ** rules.tiles - 1 }, (_, board) => ({
      name,
      players: players.min,
      open: (board + 1) as TileSet,
    })),
  )
  // Boards in turn, so that any sample has all presets and sizes.
  const sample = boards
    .map((board, index) => ({ board, place: (index * 1_987) % boards.length }))
    .sort((a, b) => a.place - b.place)
    .slice(from, to)
    .map(({ board }) => board)

  test.each(RULES_TO_TEST)('$name: at every board, with every throw', ({ name, rules }) => {
    for (const { players, open } of sample.filter((board) => board.name === name)) {
      const match = facingBy(rules, players, open)
      for (const dice of throwsOnPaper(match.setup.rules.oneDie, boardOf(tilesOf(open)))) {
        // The other way round it is the same throw.
        if (dice[0]! < (dice[1] ?? 0)) continue
        const after = thrown(match, dice)
        if (after.phase !== 'shutting') continue
        const evaluation = evaluate(after, 0)!
        const { choice, goesOn } = evaluation.choices[0]!
        const said = line(after, evaluation)
        const isSilent =
          evaluation.choices.length > 1 && !isChoiceRelevant(evaluation, after.setup.rules)
        if (choice.type !== 'shut') throw new Error('No flaps to shut')
        if (isSilent) expect(said).toBe(words.same)
        else if (!said.includes('land on')) {
          const left = (open & ~choice.tiles) as TileSet
          expect(goesOn).toBe(
            left === 0 ? undefined : countedOnPaper(rules, left, adviceAt(after, left)),
          )
          expect(countIn(said)).toBe(goesOn)
          if (left === 0) expect(said).toBe(words.shutBox(tilesOf(choice.tiles)))
          else checkReason(said, evaluation, after)
        }
      }
    }
  })
})

/** What the coach says of a moment by the deepest aim. */
const said = (match: Match) => line(match, evaluate(match)!)
const board = (...tiles: number[]) => boardOf(tiles) as TileSet

describe('the coach', () => {
  test('gives the reason in throws of 36', () => {
    expect(said(thrown(facing('channel', 2, board(1, 2, 7, 8, 9)), [5, 4]))).toBe(
      'Shut 9: 23 of 36 throws keep you going.',
    )
  })

  test('says so where the reason comes later', () => {
    expect(said(thrown(begin(presetRules('channel'), 2), [4, 4]))).toBe(
      'Shut 8: every throw keeps you going, and those after that go better.',
    )
  })

  test('says so where less is left', () => {
    const sailors = facing('sailors', 3, board(1, 5, 6, 7))
    expect(said(thrown(sailors, [6, 1]))).toMatch(/^Shut 7: /)
    const pub = facing('pub', 2, board(2, 4, 7))
    expect(said(thrown(pub, [5, 2]))).toMatch(/^Shut 7: only 6 is left then, and \d+ of 36/)
  })

  test('says so where the reason is none that can be counted', () => {
    const judged = { aim: 'win', value: 0.5 } as const
    const match = thrown(facing('stakes', 2, board(1, 2, 3, 4, 5)), [4, 2])
    const choices = evaluate(match)!.choices.map(({ choice }, at) => ({
      ...{ choice, value: 0.5 - at / 10, goesOn: 30 },
    }))
    const there = choices.find(
      ({ choice }) => choice.type === 'shut' && choice.tiles === board(1, 5),
    )!
    const others = choices.filter((choice) => choice !== there)
    const best = { ...there, value: 0.5 }
    const rest = others.map((other) => ({ ...other, value: 0.3 }))
    expect(line(match, { ...judged, choices: [best, ...rest] })).toBe(
      'Shut 1 and 5: 30 of 36 throws keep you going, and on the whole that comes out better.',
    )
  })

  test('says that the box would be shut', () => {
    expect(said(thrown(facing('channel', 2, board(1, 9)), [6, 4]))).toBe(
      'Shut 1 and 9: that shuts the box!',
    )
  })

  test('says that there is only one move', () => {
    expect(said(thrown(facing('channel', 2, board(1, 9)), [6, 3]))).toBe(
      'Only 9 will do: 6 of 36 throws keep you going after that.',
    )
  })

  test('keeps silent where all is the same', () => {
    const silent = { aim: 'win', value: 0.5 } as const
    const match = thrown(begin(presetRules('channel'), 2), [1, 2])
    const choices = evaluate(match)!.choices
    const by = (difference: number) =>
      line(match, {
        ...silent,
        choices: choices.map((choice, i) => ({ ...choice, value: 0.5 - difference * i })),
      })
    expect(choices).toHaveLength(2)
    expect(by(0.0099)).toBe(words.same)
    expect(by(0.01)).not.toBe(words.same)
  })

  test('speaks of one die or two', () => {
    expect(said(facing('stakes', 2, board(1, 2, 3)))).toBe(
      'Throw one die: every throw keeps you going, with two dice 15.',
    )
  })

  test('tells no equal numbers as a reason for one die or two', () => {
    const start = begin(presetRules('stakes'), 2)
    for (const first of [null, 1, 5, 10, 15, 20])
      for (let open = 1; open < 64; open++) {
        const seat = first === null ? 0 : 1
        const match = { ...start, open, seat, roundScores: [first, null] } as unknown as Match
        const sentence = said(match)
        const [, goesOn, other] = /: (\d+|every throw).*, with .* (\d+)\.$/.exec(sentence) ?? []
        if (other === undefined) continue
        expect(goesOn === 'every throw' ? 36 : Number(goesOn)).toBeGreaterThan(Number(other))
      }
  })

  test('speaks of throwing on, and of nothing else to do', () => {
    expect(said(begin(presetRules('channel'), 2))).toBe(
      'Nothing to choose but to throw: every throw keeps you going.',
    )
  })

  test('speaks of stopping in a match with a target', () => {
    const match = { ...facing('hundred', 1, board(1, 3, 5)), totals: [-35] } as Match
    expect(said(match)).toBe('Stop: you land on 100!')
    const away = { ...facing('hundred', 1, board(1, 2)), totals: [87] } as Match
    expect(said(away)).toMatch(/^Stop: .* but on the whole away from 100\.$/)
    const on = { ...facing('hundred', 1, board(1, 2, 3, 9)), totals: [90] } as Match
    expect(said(on)).toMatch(/^Throw on: \d+ of 36 throws keep you going\.$/)
  })

  test('speaks of adding and subtracting', () => {
    const start = begin(presetRules('hundred'), 1)
    const announcing = (total: number) =>
      ({ ...start, phase: 'announcing', round: 2, totals: [total] }) as Match
    expect(said(announcing(668))).toBe('Subtract: then 568 lands on 100.')
    expect(said(announcing(-25))).toBe('Add: then 125 lands on 100.')
  })

  test('names no score that cannot be read from any board', () => {
    const start = begin(presetRules('hundred'), 1)
    const announcing = (total: number) =>
      ({ ...start, phase: 'announcing', round: 2, totals: [total] }) as Match
    // 600 has noughts, and 12,345,578 a flap twice.
    expect(said(announcing(700))).toBe('Subtract: on the whole that ends nearer to 100.')
    expect(said(announcing(12_345_678))).toBe('Subtract: on the whole that ends nearer to 100.')
    // No flap is behind a higher one.
    expect(said(announcing(-421))).toBe('Add: on the whole that ends nearer to 100.')
  })
})
