import { cleanName, LONGEST_NAME, nameKey, type Player } from '@/engine'

/** Replaces a name without visible characters. */
const NAMELESS = '?'

const cut = (name: string, length: number) =>
  cleanName(Array.from(cleanName(name)).slice(0, length).join(''))

/** The name from a save or file as the set-up would accept it; empty if nothing is visible. */
export const fittingName = (name: string): string => cut(name, LONGEST_NAME)

/**
 * Returns a function that numbers taken names: `Ann 2`. It continues from its last number, since a file may
 * contain one name thousands of times.
 */
export function freeNames(taken: { readonly has: (key: string) => boolean }) {
  const lastNumbers = new Map<string, number>()
  return (name: string): string => {
    const key = nameKey(name)
    let free = name
    let number = lastNumbers.get(key) ?? 1
    while (taken.has(nameKey(free))) {
      number++
      free = `${cut(name, LONGEST_NAME - ` ${number}`.length)} ${number}`
    }
    lastNumbers.set(key, number)
    return free
  }
}

/** The players of a table with valid, distinct names; `?` for those without. */
export function withFittingNames<P extends Player>(players: readonly P[]): readonly P[] {
  const taken = new Set<string>()
  const freeName = freeNames(taken)
  return players.map((player) => {
    const name = freeName(fittingName(player.name) || NAMELESS)
    taken.add(nameKey(name))
    return { ...player, name }
  })
}
