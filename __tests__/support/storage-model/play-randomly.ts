import { diceCounts, legalMoves, PRESETS, tilesOf, type MatchEvent } from '@/engine'
import { beginMatch, recordEvent, recordThrow, useLiveMatch } from '@/state/table/live-match'
import { PLAYER_COLOURS } from '@/model/colours'
import type { SeatedSetup } from '@/model/player'
import { MOST_FLAPS } from '../strategies'
import type { Random } from '../seeded-random'

/** Some that take more bytes than letters. */
const NAMES = ['Ann', 'Zoé', 'Ben', 'Łukasz', '🦊 Fox', 'Cleo']

/** Rules of the presets in turn, and two or three people. */
export function someSetup(random: Random, number: number): SeatedSetup {
  const { rules } = PRESETS[number % PRESETS.length]!
  const first = random.below(NAMES.length)
  const players = Array.from({ length: random.below(4) === 0 ? 3 : 2 }, (_, seat) => {
    const who = (first + seat) % NAMES.length
    return { id: `person-${who}`, name: NAMES[who]!, colour: PLAYER_COLOURS[who]! }
  })
  return { rules, players }
}

export const accepted = (refusal: string | undefined): void => {
  if (refusal) throw new Error(`refused: ${refusal}`)
}

export async function begin(setup: SeatedSetup): Promise<void> {
  const begun = await beginMatch(setup)
  if (!begun.ok) throw new Error(begun.error)
}

/** The next event of a match that somebody plays: a throw is left to the seed. */
function someEvent(random: Random): MatchEvent | undefined {
  const { match } = useLiveMatch.getState().live!
  const { rules } = match.setup
  switch (match.phase) {
    case 'announcing':
      return { type: 'signAnnounced', sign: random.pick(['add', 'subtract']) }
    case 'shutting': {
      const moves = legalMoves(rules, match.open, match.dice)
      const move = random.below(3) === 0 ? random.pick(moves) : MOST_FLAPS.move(moves)
      return { type: 'tilesShut', tiles: tilesOf(move) }
    }
    case 'turnOver':
      return { type: 'phonePassed' }
    case 'rolling':
      if (match.lastShut && random.below(15) === 0) return { type: 'shutTakenBack' }
      if (rules.mayStop && match.lastShut && random.below(3) === 0) return { type: 'turnStopped' }
      return undefined
    case 'matchOver':
      throw new Error('The match is over')
  }
}

export async function playOn(random: Random): Promise<void> {
  const event = someEvent(random)
  const { setup, open } = useLiveMatch.getState().live!.match
  accepted(
    event
      ? await recordEvent(event)
      : await recordThrow(random.pick(diceCounts(setup.rules, open))),
  )
}

export const isPlaying = (): boolean => {
  const { live } = useLiveMatch.getState()
  return live !== undefined && live.match.phase !== 'matchOver'
}

/** Plays until the match is over, or so many events have happened. */
export async function playUpTo(random: Random, most: number): Promise<void> {
  for (let played = 0; played < most && isPlaying(); played++) await playOn(random)
}
