import type { Translations } from '../en'
import { de, plural } from './grammar'

export const history: Translations['history'] = {
  title: 'Historique',
  back: 'Retour',
  toHistory: 'Historique',
  opening: 'L’historique s’ouvre…',
  failedTitle: 'L’historique ne s’ouvre pas',
  failed: 'Ce n’est peut-être que passager. On ne perd rien à réessayer.',
  tryAgain: 'Réessayer',
  empty: {
    title: 'Aucune partie pour l’instant',
    about: 'Chaque partie est gardée ici, lancer par lancer.',
    play: 'À la table',
  },
  noneMatching: {
    title: 'Aucune partie de ce genre',
    about: 'Personne n’a encore joué ainsi.',
    showAll: 'Tout afficher',
  },
  byPlayer: 'Parties de',
  everybody: 'Tout le monde',
  byRules: 'Règles',
  allRules: 'Toutes les règles',
  count: (n) => plural(n, 'partie', 'parties'),
  abandoned: 'Partie abandonnée',
  playedAlone: (name) => `${name} en solo`,
  score: (name, score) => `${name} :\u00a0${score}`,
  scores: (own, others) => [own, others.join(', ')].filter((part) => part).join(' · '),
  rowLabel: (parts) => `${parts.join('. ')}.`,
  rulesAndDate: (rules, when) => `${rules} · ${when}`,
  watch: 'Revoir la partie',
  delete: 'Supprimer',
  deleted: 'La partie est supprimée.',
  undo: 'Annuler',
  goOn: 'Reprendre la partie',
  replaceLive: {
    title: 'Une autre partie est sur la table',
    body: 'Si tu reprends celle-ci, l’autre est rangée dans l’historique, telle quelle.',
    start: 'Reprendre celle-ci',
    keep: 'Garder l’autre',
  },
  unfinished: 'Partie inachevée',
  leftAt: (name, round) =>
    round === undefined ? `C’était le tour ${de(name)}.` : `${round}, tour ${de(name)}.`,
  onTheTable: 'Ce qu’il y avait sur la table',
  scoresSoFar: 'Scores jusque-là',
  missing: {
    title: 'Partie introuvable',
    about: 'Elle n’est pas dans l’historique, ou n’y est plus.',
  },
}
