import { cleanName, LONGEST_NAME, nameKey, type Player } from '@/engine'

/** Stands for a name in which nothing can be seen. */
const NAMELESS = '?'

const cut = (name: string, length: number) =>
  cleanName(Array.from(cleanName(name)).slice(0, length).join(''))

/** The name from a save or file as the set-up would accept it; empty if nothing can be seen. */
export const fittingName = (name: string): string => cut(name, LONGEST_NAME)

/**
 * Returns a function that numbers names whose keys are taken: `Ann 2`. It goes on where it stopped,
 * since a file may have one name thousands of times.
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

/** The players of a table with fitting names, all of them different; `?` for those without. */
export function withFittingNames<P extends Player>(players: readonly P[]): readonly P[] {
  const taken = new Set<string>()
  const freeName = freeNames(taken)
  return players.map((player) => {
    const name = freeName(fittingName(player.name) || NAMELESS)
    taken.add(nameKey(name))
    return { ...player, name }
  })
}
