import type { Translations } from '../en'
import { list, plural } from './grammar'

export const houseRules: Translations['houseRules'] = {
  title: 'Règles maison',
  summary: 'En bref',
  asPreset: (preset) => `Exactement comme « ${preset} ».`,
  likePreset: (preset, differences) => `Comme « ${preset} », mais : ${differences.join(' ; ')}.`,
  short: {
    moves: {
      'any-sum': 'des clapets qui font la somme',
      'dice-or-sum': 'le clapet de chaque dé, ou celui de la somme',
      'die-or-sum': 'le clapet d’un dé, des deux, ou de la somme',
    },
    oneDie: {
      never: 'toujours deux dés',
      'must-at-six': 'un seul dé à six ou moins',
      'must-after-high': 'un seul dé une fois 7 et plus fermés',
      'may-after-high': 'un dé ou deux au choix, une fois 7 et plus fermés',
    },
    mayStop: { yes: 'on peut s’arrêter', no: 'jusqu’au bout' },
    scoring: {
      sum: 'ce qui reste s’additionne',
      digits: 'ce qui reste se lit comme un nombre',
      reversed: 'ce qui reste se lit à l’envers',
    },
    format: {
      rounds: (rounds) => `le plus petit total gagne, ${plural(rounds, 'manche', 'manches')}`,
      'first-to-lose': (limit) => `qui atteint ${limit} a perdu`,
      knockout: (limit) => `hors jeu à ${limit}, qui reste en dernier gagne`,
      target: (target, turns) => `viser ${target}, ${plural(turns, 'tour chacun', 'tours chacun')}`,
      stakes: (stake, rounds) =>
        `pour des jetons, mise de ${stake}, ${plural(rounds, 'manche', 'manches')}`,
    },
    rounds: (n) => plural(n, 'manche', 'manches'),
    shutWins: {
      yes: 'qui ferme la boîte gagne la partie',
      no: 'fermer la boîte ne fait pas gagner la partie',
    },
  },
  done: 'Jouer avec ces règles',
  back: 'Retour',
  tiles: {
    title: 'Clapets',
    option: (n) => `${n}`,
    sentence: (n) => `La boîte a ${n} clapets, de 1 à ${n}.`,
  },
  moves: {
    title: 'Ce qu’un lancer peut fermer',
    'any-sum': 'Somme libre',
    'dice-or-sum': 'Dés ou somme',
    'die-or-sum': 'Dé ou somme',
    sentence: {
      'any-sum': 'Un lancer ferme des clapets ouverts qui font la somme des dés.',
      'dice-or-sum':
        'Un lancer ferme le clapet de chaque dé, ou celui de leur somme ; si un seul des deux est ouvert, celui-là seul. Un double ferme son seul clapet, ou celui de la somme.',
      'die-or-sum':
        'Un lancer ferme le clapet d’un dé, celui de l’autre, les deux, ou celui de leur somme.',
    },
  },
  oneDie: {
    title: 'Lancer un seul dé',
    never: 'Jamais',
    'must-at-six': 'À six ou moins',
    'must-after-high': 'Après 7 et plus',
    'may-after-high': 'Au choix',
    sentence: {
      never: 'On lance les deux dés jusqu’au bout.',
      'must-at-six': 'Dès que les clapets ouverts font 6 ou moins, on lance un seul dé.',
      'must-after-high': 'Dès que tous les clapets à partir de 7 sont fermés, on lance un seul dé.',
      'may-after-high':
        'Dès que tous les clapets à partir de 7 sont fermés, on choisit un dé ou deux avant chaque lancer.',
    },
  },
  mayStop: {
    title: 'S’arrêter',
    yes: 'Permis',
    no: 'Jusqu’au bout',
    sentence: {
      yes: 'Après avoir fermé, on peut s’arrêter et garder les clapets tels quels.',
      no: 'Le tour continue tant qu’un lancer ferme quelque chose, ou jusqu’à la boîte fermée.',
    },
  },
  scoring: {
    title: 'Ce que vaut un tour',
    sum: (score) => `Somme : ${score}`,
    digits: (score) => `Lu : ${score}`,
    reversed: (score) => `À l’envers : ${score}`,
    sentence: {
      sum: (tiles, score) =>
        `On additionne les clapets restés ouverts : ${list(tiles)} valent ${score}.`,
      digits: (tiles, score) =>
        `On lit les clapets restés ouverts comme un nombre : ${list(tiles)} valent ${score}.`,
      reversed: (tiles, score) =>
        `On lit les clapets restés ouverts à partir du plus grand : ${list(tiles)} valent ${score}.`,
    },
  },
  format: {
    title: 'Comment on gagne la partie',
    rounds: 'Manches',
    'first-to-lose': 'Limite',
    knockout: 'Élimination',
    target: 'Cible',
    stakes: 'Jetons',
    sentence: {
      rounds: (rounds, shutWins) =>
        (rounds === 1
          ? 'Un tour chacun : le plus petit score gagne, le plus grand paie la tournée.'
          : `Le plus petit total après ${plural(rounds, 'manche', 'manches')} gagne, le plus grand paie la tournée.`) +
        (shutWins ? ' Qui ferme la boîte gagne sur-le-champ.' : ''),
      'first-to-lose': (limit) =>
        `Les manches se suivent jusqu’à ce que quelqu’un atteigne ${limit} et perde. Le plus petit total gagne, le plus grand paie la tournée.`,
      knockout: (limit) =>
        `À la fin d’une manche, qui a ${limit} ou plus est hors jeu. Qui reste en dernier gagne ou, si les derniers sortent ensemble, le plus petit total.`,
      target: (target, turns) =>
        turns === 1
          ? `Un tour chacun. Qui tombe pile sur ${target} gagne aussitôt ; sinon, c’est le score le plus proche.`
          : `Le premier tour s’ajoute, chacun des suivants s’ajoute ou se soustrait, comme annoncé avant de jouer. Qui tombe pile sur ${target} gagne aussitôt ; après ${plural(turns, 'tour', 'tours')}, c’est le total le plus proche.`,
      stakes: (stake, rounds) =>
        `${plural(rounds, 'manche', 'manches')}, mise de ${plural(stake, 'jeton', 'jetons')} : le plus petit score prend la mise de chacun, une boîte fermée prend le double ; en cas d’égalité, ${rounds === 1 ? 'personne ne paie' : 'la mise est reportée, sauf à la dernière manche'}.`,
    },
  },
  fields: {
    rounds: 'Manches',
    limit: 'Limite',
    target: 'Cible',
    turns: 'Tours par joueur',
    stake: 'Jetons par manche',
    shutWins: 'Qui ferme la boîte gagne la partie',
  },
  decrease: (field) => `Moins : ${field}`,
  increase: (field) => `Plus : ${field}`,
  notANumber: 'Un nombre entier, s’il te plaît.',
  outOfRange: (min, max) => `De ${min} à ${max}, s’il te plaît.`,
}
