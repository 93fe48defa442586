import { hexToBytes } from '@noble/hashes/utils.js'
import type { Choice } from '@/engine'
import { computerAt } from '@/model/player'
import type { PlayedMatch } from '@/model/played-match'
import { liveSeed } from './live-match'

/** The code could not be fetched: there is no network just now. */
const FETCH_AGAIN_MS = 1500

/** Perfect play is no part of the first load. */
const fetchMind = () => import('../judgement/loaded')

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

async function mind(isWanted: () => boolean): ReturnType<typeof fetchMind> {
  for (;;)
    try {
      return await fetchMind()
    } catch (error) {
      if (!isWanted()) throw error
      await pause(FETCH_AGAIN_MS)
    }
}

/**
 * Resolves to what the computer player on turn chooses; to undefined if it is nobody's turn, or no longer
 * wanted. Works in slices, so that frames are drawn in between.
 */
export async function chosenByComputer(
  { match, events }: PlayedMatch,
  isWanted: () => boolean,
): Promise<Choice | undefined> {
  const computer = computerAt(match, match.seat)
  if (!computer || match.phase === 'turnOver' || match.phase === 'matchOver') return undefined
  const { choosing, inSlices } = await mind(isWanted)
  const seed = await liveSeed()
  if (seed === undefined) return undefined
  return inSlices(choosing(match, computer, hexToBytes(seed), events), isWanted)
}
