import { sameName } from '@/engine'

/** Returns the default name of a player, such as "Player 3", in the user's language. */
export type DefaultName = (number: number) => string

/** The number in a name that nobody has changed yet, such as "Player 3"; undefined for others. */
export function defaultNumber(name: string, defaultName: DefaultName): number | undefined {
  const digits = /^\D*(\d{1,2})\D*$/.exec(name)?.[1]
  const isDefault = digits !== undefined && sameName(name, defaultName(Number(digits)))
  return isDefault ? Number(digits) : undefined
}
