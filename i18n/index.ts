import { createContext, useContext } from 'react'

import { en, type Translations } from './en'

const WordsContext = createContext<Translations>(en)

export const WordsProvider = WordsContext.Provider

/** The words in the player's language. */
export const useWords = (): Translations => useContext(WordsContext)

export { en, type Translations }
