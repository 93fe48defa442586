import { computers } from './computers'
import { dates } from './dates'
import { list } from './grammar'
import { history } from './history'
import { houseRules } from './house-rules'
import { howToPlay, facts } from './how-to-play'
import { menu } from './menu'
import { crash, notFound, elsewhere, notices } from './messages'
import { pass } from './pass'
import { play } from './play'
import { players } from './players'
import { presets } from './presets'
import { replay } from './replay'
import { results } from './results'
import { settings } from './settings'
import { setup } from './setup'

/** The texts of the app in English. Every other language has the same keys. */
export const en = {
  /** The language code of the document, used by screen readers. */
  language: 'en',
  appName: 'Shut the Box',
  list,
  /** The numbers of rounds, or of turns in a match with a target. */
  numbered: { round: (n: number) => `round ${n}`, turn: (n: number) => `turn ${n}` },
  showMore: 'Show more',
  tagline: 'The old dice game, round one phone.',
  needsScript: 'Shut the Box needs JavaScript.',
  crash,
  notFound,
  setup,
  computers,
  /** The links from the set-up to other pages. */
  pages: {
    history: 'History',
    players: 'Players',
    settings: 'Settings',
  },
  elsewhere,
  notices,
  presets,
  howToPlay,
  facts,
  houseRules,
  play,
  pass,
  menu,
  results,
  dates,
  history,
  replay,
  players,
  settings,
}

export type Translations = typeof en
