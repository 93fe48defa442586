import { createContext, useContext } from 'react'
import { spokenText } from '@/i18n/numbers/format-number'

/** How the app speaks to a screen reader: see `state/speech`. */
export type Speech = {
  readonly say: (text: string, later?: number) => void
  readonly sayMore: (text: string) => void
  readonly sayToo: (text: string) => void
  readonly hush: () => void
}

const nothing = () => undefined

/** Removes the spaces from numbers before they are spoken. */
export const withPlainNumbers = ({ say, sayMore, sayToo, hush }: Speech): Speech => ({
  say: (text, later) => say(spokenText(text), later),
  sayMore: (text) => sayMore(spokenText(text)),
  sayToo: (text) => sayToo(spokenText(text)),
  hush,
})

const SpeechContext = createContext<Speech>({
  say: nothing,
  sayMore: nothing,
  sayToo: nothing,
  hush: nothing,
})

export const SpeechProvider = SpeechContext.Provider

export const useSpeech = (): Speech => useContext(SpeechContext)
