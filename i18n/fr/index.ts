import type { Translations } from '../en'
import { computers } from './computers'
import { dates } from './dates'
import { list } from './grammar'
import { history } from './history'
import { houseRules } from './house-rules'
import { howToPlay, facts } from './how-to-play'
import { judged } from './judged'
import { menu } from './menu'
import { crash, notFound, elsewhere, notices } from './messages'
import { pass } from './pass'
import { play } from './play'
import { players } from './players'
import { presets } from './presets'
import { replay } from './replay'
import { results } from './results'
import { rulesPages } from './rules-pages'
import { settings } from './settings'
import { setup } from './setup'
import { spokenMatch } from './spoken-match'
import { typeset } from './typeset'

const words: Translations = {
  language: 'fr',
  appName: 'Fermer la boîte',
  list,
  numbered: { round: (n) => `manche ${n}`, turn: (n) => `tour ${n}` },
  showMore: 'Afficher plus',
  tagline: 'Le vieux jeu de dés, autour d’un seul téléphone.',
  needsScript: '« Fermer la boîte » a besoin de JavaScript.',
  crash,
  notFound,
  setup,
  computers,
  pages: {
    history: 'Historique',
    players: 'Joueurs',
    settings: 'Réglages',
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

/** All texts in French, those of lazy bundles included, as one file. */
export const fr = typeset(words)
export const frCoach = typeset(judged)
export const frRulesPages = typeset(rulesPages)
export const frSpoken = typeset(spokenMatch)
