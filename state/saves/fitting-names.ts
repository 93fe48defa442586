import { cleanName, LONGEST_NAME, nameKey, type Player } from '@/engine'

/** Stands for a name in which nothing can be seen. */
const NAMELESS = '?'

const cut = (name: string, length: number) =>
  cleanName(Array.from(cleanName(name)).slice(0, length).join(''))

/** The name from a save or file as the set-up would accept it; empty if nothing can be seen. */
export const fittingName = (name: string): string => cut(name, LONGEST_NAME)

/** The name, with the first number from 2 on that makes it free if it is taken: `Ann 2`. */
export function freeName(name: string, isTaken: (key: string) => boolean): string {
  let free = name
  for (let number = 2; isTaken(nameKey(free)); number++)
    free = `${cut(name, LONGEST_NAME - ` ${number}`.length)} ${number}`
  return free
}

/** The players of a table with fitting names, all of them different; `?` for those without. */
export function withFittingNames<P extends Player>(players: readonly P[]): readonly P[] {
  const taken = new Set<string>()
  return players.map((player) => {
    const name = freeName(fittingName(player.name) || NAMELESS, (key) => taken.has(key))
    taken.add(nameKey(name))
    return { ...player, name }
  })
}
