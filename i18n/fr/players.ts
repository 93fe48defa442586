import type { Translations } from '../en'
import { de, plural, que, singularOrPlural, winsOf } from './grammar'

export const players: Translations['players'] = {
  title: 'Joueurs',
  back: 'Retour',
  emptyTitle: 'Personne pour l’instant',
  empty: 'Chaque personne qui joue reste en mémoire ici, avec ses victoires.',
  play: 'À la table',
  person: (name, facts) => [name, ...facts].join(', '),
  won: (wins, matches) =>
    matches === 0 ? 'pas encore de partie' : `a gagné ${winsOf(wins, matches)}`,
  boxesShut: (n) => plural(n, 'boîte fermée', 'boîtes fermées'),
  captain: (n) => (n === 1 ? 'Capitaine' : `Capitaine ${n} fois`),
  times: (n) => `× ${n}`,
  figures: {
    wins: (n) => singularOrPlural(n, 'victoire', 'victoires'),
    boxesShut: (n) => singularOrPlural(n, 'boîte fermée', 'boîtes fermées'),
    captains: 'Capitaine',
    streak: 'de suite',
    label: (wins, boxes, captains, streak) =>
      `${plural(wins, 'victoire', 'victoires')}, ${plural(boxes, 'boîte fermée', 'boîtes fermées')}, ${plural(captains, 'fois', 'fois')} Capitaine, au mieux ${plural(streak, 'victoire', 'victoires')} de suite.`,
  },
  wonTitle: (wins, matches) =>
    matches === 0 ? 'Aucune partie jouée jusqu’au bout.' : `A gagné ${winsOf(wins, matches)}.`,
  alone: (n) => `${plural(n, 'partie', 'parties')} en solo.`,
  againstComputers: (wins, matches) =>
    `A gagné ${winsOf(wins, matches)} contre les personnages virtuels.`,
  streak: (current) => `${plural(current, 'victoire', 'victoires')} de suite en ce moment.`,
  course: {
    title: 'Partie après partie',
    about: {
      turn: 'Le score moyen par tour, partie après partie : plus c’est bas, mieux c’est.',
      distance: 'L’écart à la cible à la fin de chaque partie : plus c’est bas, mieux c’est.',
    },
    choose: 'Avec quelles règles',
    label: {
      turn: (rules, scores) =>
        `${rules}, score moyen par tour ${scores.length === 1 ? 'd’une partie' : `des ${scores.length} dernières parties`} : ${scores.join(' ; ')}.`,
      distance: (rules, scores) =>
        `${rules}, écart à la cible ${scores.length === 1 ? 'd’une partie' : `des ${scores.length} dernières parties`} : ${scores.join(' ; ')}.`,
    },
    average: (score) => `moyenne ${score}`,
    withAverage: (label, score) => `${label} Dans l’ensemble, ${score} en moyenne.`,
  },
  byRules: {
    title: 'Record et moyenne',
    best: {
      turn: (score) => `record ${score}`,
      distance: (score) => `au plus près ${score}`,
    },
    average: (score) => `moyenne ${score}`,
    count: {
      turn: (n) => plural(n, 'tour', 'tours'),
      distance: (n) => plural(n, 'partie', 'parties'),
    },
  },
  numberedTitle: (title, n) => `${title} (${n})`,
  houseRulesTitle: (tiles, length) => `Règles maison, ${tiles} clapets, ${length}`,
  rivals: {
    title: 'Face à face',
    label: (name, rival, matches, won, lost) =>
      `${rival} : ${plural(matches, 'partie', 'parties')} ensemble. ${name} en a gagné ${won}, ${rival} ${lost}.`,
    together: (n) => `${plural(n, 'partie', 'parties')} ensemble`,
  },
  edit: {
    open: 'Nom et couleur',
    title: (name) => `Nom et couleur ${de(name)}`,
    name: 'Nom',
    note: 'Le nouveau nom vaut pour toutes les parties déjà jouées.',
    save: 'Enregistrer',
    mergeInstead: (name) => `La même personne ? Réunir avec ${name}`,
  },
  merge: {
    open: 'Réunir avec quelqu’un d’autre',
    title: (name) => `Qui est ${name} ?`,
    about: (name) =>
      `Si ${name} a joué aussi sous un autre nom, choisis-le, et les deux ne font plus qu’un.`,
    nobody: 'Il n’y a encore personne d’autre.',
    areTwoPeople: (name, other) =>
      `${name} et ${other} ont joué la même partie : ce sont deux personnes.`,
    confirmTitle: (name, into) => `${name}, c’est ${into} ?`,
    confirm: (name, into) =>
      `Tout ce ${que(name)} a joué compte désormais pour ${into}, et le nom ${name} disparaît de toutes les parties. C’est sans retour.`,
    yes: (name, into) => `Réunir ${name} avec ${into}`,
    no: 'Garder les deux',
    close: 'Fermer',
  },
}
