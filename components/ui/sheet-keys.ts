import type { RefObject } from 'react'
import type { Text } from 'react-native'

/** A phone's modal keeps the focus of a keyboard inside. */
// eslint-disable-next-line @typescript-eslint/no-unused-vars -- that of browsers takes it
export const backFrom = (_heading: RefObject<Text | null>): object => ({})
