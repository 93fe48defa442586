import { createContext, useContext } from 'react'

/** How the app speaks to a screen reader: see `state/speech`. */
export type Speech = {
  readonly say: (text: string, later?: number) => void
  readonly sayMore: (text: string) => void
  readonly sayToo: (text: string) => void
  readonly hush: () => void
}

const nothing = () => undefined

const SpeechContext = createContext<Speech>({
  say: nothing,
  sayMore: nothing,
  sayToo: nothing,
  hush: nothing,
})

export const SpeechProvider = SpeechContext.Provider

export const useSpeech = (): Speech => useContext(SpeechContext)
