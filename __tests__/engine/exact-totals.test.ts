import { type Match, type Rules } from '../../engine'
import { after, announced, begin, passed, rolled, shut, stopped } from '../support/scripted-match'

const TURNS = 50

/** The highest turn score: a double one shuts the 1 alone, and the player stops. */
function playDearTurns(rules: Rules, signOfLaterTurns: 'add' | 'subtract'): Match {
  let match = begin(rules, 1)
  for (let turn = 1; turn <= TURNS; turn++) {
    if (match.phase === 'turnOver') match = after(match, passed)
    if (match.phase === 'announcing') match = after(match, announced(signOfLaterTurns))
    match = after(match, rolled(1, 1), shut(1), stopped)
  }
  return match
}

const twelve: Omit<Rules, 'scoring' | 'format'> = {
  tiles: 12,
  moves: 'die-or-sum',
  oneDie: 'never',
  mayStop: true,
}

describe.each([
  ['digits', 23456789101112n],
  ['reversed', 12111098765432n],
] as const)('%s on twelve tiles', (scoring, score) => {
  test('adds up to the last digit over fifty rounds', () => {
    const format = { kind: 'rounds', rounds: TURNS, shutWins: false } as const
    const match = playDearTurns({ ...twelve, scoring, format }, 'add')
    expect(match.phase).toBe('matchOver')
    expect(BigInt(match.totals[0]!)).toBe(score * BigInt(TURNS))
  })

  test('subtracts to the last digit over fifty turns', () => {
    const format = { kind: 'target', target: 1, turns: TURNS } as const
    const match = playDearTurns({ ...twelve, scoring, format }, 'subtract')
    expect(match.phase).toBe('matchOver')
    expect(BigInt(match.totals[0]!)).toBe(score * BigInt(2 - TURNS))
  })
})
