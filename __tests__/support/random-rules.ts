import {
  FORMAT_KINDS,
  MOVES,
  ONE_DIE_RULES,
  SCORINGS,
  TILE_COUNTS,
  type Format,
  type FormatKind,
  type Rules,
} from '../../engine'
import type { Random } from './seeded-random'

const KINDS: readonly (readonly [FormatKind, boolean])[] = [
  ['rounds', true],
  ...FORMAT_KINDS.map((kind) => [kind, false] as const),
]

type Shape = Omit<Rules, 'format'> & { kind: FormatKind; shutWins: boolean }

/** Every combination of the axes. */
export const SHAPES: readonly Shape[] = TILE_COUNTS.flatMap((tiles) =>
  MOVES.flatMap((moves) =>
    ONE_DIE_RULES.flatMap((oneDie) =>
      [false, true].flatMap((mayStop) =>
        SCORINGS.flatMap((scoring) =>
          KINDS.map(([kind, shutWins]) => ({
            tiles,
            moves,
            oneDie,
            mayStop,
            scoring,
            kind,
            shutWins,
          })),
        ),
      ),
    ),
  ),
)

/** Mostly a few, now and then all there may be. */
const someRounds = (random: Random) => 1 + random.below(random.below(300) === 0 ? 50 : 3)

/** A goal that a handful of turns can reach: digit scores span many powers of ten, sums only two. */
const someGoal = (random: Random, scoring: Rules['scoring']) =>
  scoring === 'sum'
    ? 1 + random.below(90)
    : 1 + random.below(10 ** (1 + random.below(random.below(20) === 0 ? 6 : 4)))

function someFormat(random: Random, { kind, shutWins, scoring }: Shape): Format {
  switch (kind) {
    case 'rounds':
      return { kind, rounds: someRounds(random), shutWins }
    case 'first-to-lose':
    case 'knockout':
      return { kind, limit: someGoal(random, scoring) }
    case 'target':
      return { kind, target: someGoal(random, scoring), turns: someRounds(random) }
    case 'stakes':
      return { kind, stake: 1 + random.below(1000), rounds: someRounds(random) }
  }
}

/** Rules of the given shape whose numbers keep a match short. */
export function someRules(random: Random, shape: Shape): Rules {
  const { kind: _, shutWins: __, ...rest } = shape
  return { ...rest, format: someFormat(random, shape) }
}
