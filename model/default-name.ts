import { sameName } from '@/engine'

/** Returns the default name of a player in a language, such as "Player 3". */
export type DefaultName = (number: number) => string

/** The number in a default name such as "Player 3"; undefined for a name that was chosen. */
export function defaultNumber(
  name: string,
  defaultNames: readonly DefaultName[],
): number | undefined {
  const number = Number(/^\D*(\d{1,2})\D*$/.exec(name)?.[1])
  return defaultNames.some((nameOf) => sameName(name, nameOf(number))) ? number : undefined
}
