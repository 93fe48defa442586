import type { RulesPageWords } from '../en/rules-pages'
import { capital, flaps, inWords, list, plural } from './grammar'

/** `Une manche`, `Trois manches`. */
const roundsInWords = (n: number) =>
  `${n === 1 ? 'Une' : capital(inWords(n))} ${n === 1 ? 'manche' : 'manches'}`

export const rulesPages: RulesPageWords = {
  title: 'Les règles',
  about: 'Huit façons de jouer, chacune avec une petite table pour l’essayer.',
  back: 'Retour',
  all: 'Toutes les règles',
  open: (name, line, about, players) => `${name}. ${line}. ${about} ${players}`,
  house: 'Règles maison expliquées',
  houseAtTable: 'Règles maison de la partie',
  noHouse: {
    title: 'Pas encore de règles maison',
    about: 'Tu joues avec nos règles. Change ce que tu veux, et tout sera expliqué ici.',
    make: 'Créer des règles maison',
  },
  origins: {
    channel: 'Né dans les tavernes des îles, il y a plus de 200 ans.',
    pub: 'Venu des pubs d’Angleterre, où l’on joue la tournée.',
    'pub-digits': 'Les coups du pub anglais, le compte à la française.',
    'pub-reversed': 'Compté à l’envers : un grand clapet coûte cher.',
    'pub-hundred': 'Le pub anglais, pour une longue soirée.',
    sailors: 'Le jeu des marins normands, en pleine traversée.',
    hundred: 'L’autre jeu des marins normands : garde la tête froide.',
    stakes: 'Ça se joue pour des jetons, ou des allumettes.',
  },
  or: 'ou',
  moves: {
    title: 'Un lancer ferme',
    'any-sum': 'Des clapets ouverts qui font la somme des dés. Qui peut fermer doit fermer.',
    'dice-or-sum':
      'Le clapet de chaque dé, ou celui de leur somme ; si un seul des deux est ouvert, celui-là seul. Un double ferme son seul clapet, ou celui de la somme. Qui peut fermer doit fermer.',
    'die-or-sum':
      'Le clapet d’un dé, celui de l’autre, les deux, ou celui de leur somme. Qui peut fermer doit fermer.',
    pictured: (dice, ways) =>
      `Un lancer de ${list(dice)} peut fermer ${ways.map((tiles) => flaps(tiles)).join(', ou ')}.`,
  },
  oneDie: {
    title: 'Un dé ou deux',
    never: 'Deux, jusqu’au bout.',
    'must-at-six': 'Deux, tant que les clapets debout font plus de 6 : ensuite un seul.',
    'must-after-high': 'Deux, tant qu’il reste un clapet à partir de 7 : ensuite un seul.',
    'may-after-high':
      'Deux, tant qu’il reste un clapet à partir de 7 : ensuite un ou deux, au choix, avant chaque lancer.',
  },
  turn: {
    title: 'La fin du tour',
    ends: 'Rien à fermer ?',
    mayStop: 'Rien à fermer, ou tu t’arrêtes après avoir fermé ?',
    sum: (tiles, score) => `Ce qui reste s’additionne : ${list(tiles)} valent ${score}.`,
    digits: (tiles, score) =>
      `Ce qui reste se lit comme un nombre : ${list(tiles)} valent ${score}.`,
    reversed: (tiles, score) =>
      `Ce qui reste se lit à partir du plus grand clapet : ${list(tiles)} valent ${score}.`,
    pictured: (tiles, score) => `Il reste les clapets ${list(tiles)} : ${score} points.`,
  },
  match: {
    title: 'La partie',
    rounds: (rounds) =>
      rounds === 1
        ? 'Chacun joue un tour. Le plus petit score gagne, le plus grand paie la tournée.'
        : `${roundsInWords(rounds)}. Le plus petit total gagne, le plus grand paie la tournée.`,
    shutWins:
      'Ferme tous les clapets et tu gagnes aussitôt, en Capitaine si c’est au tout premier tour.',
    'first-to-lose': (limit) =>
      `Manche après manche, jusqu’à ce que quelqu’un atteigne ${limit} et perde. Le plus petit total gagne, le plus grand paie la tournée.`,
    knockout: (limit) =>
      `Les scores s’additionnent. Qui a ${limit} ou plus à la fin d’une manche est hors jeu. Qui reste en dernier gagne ou, si les derniers sortent ensemble, le plus petit total.`,
    target: (target, turns) =>
      turns === 1
        ? `Un tour chacun. Qui tombe pile sur ${target} gagne aussitôt ; sinon, c’est le score le plus proche.`
        : `Ton premier tour s’ajoute ; avant les suivants, annonce : ajouter ou soustraire. Qui tombe pile sur ${target} gagne aussitôt, sinon le plus proche après ${plural(turns, 'tour', 'tours')}.`,
    stakes: (stake, rounds) =>
      `Le plus petit score prend ${plural(stake, 'jeton', 'jetons')} à chacun, une boîte fermée prend le double aussitôt. ${roundsInWords(rounds)} : en cas d’égalité, ${rounds === 1 ? 'personne ne paie' : 'la mise est reportée, sauf à la dernière'}.`,
  },
  tryOut: {
    title: 'Une table pour essayer',
    throw: 'Lance les dés. Ici, rien ne compte.',
    throwAgain: 'Relance pour ce qui reste debout.',
    throwOrStop: 'Relance, ou arrête-toi tant que c’est bon.',
    choose: 'Les clapets éclairés peuvent se fermer. Touches-en un.',
    chooseMore: 'Bien. Touche le reste.',
    shut: 'Ça tombe juste. Ferme !',
    threw: (dice, next) => `Tu as fait ${list(dice)}. ${next}.`,
    over: (score) => `Dans une partie, ce tour vaudrait ${score}.`,
    overBox: 'Tous les clapets sont fermés : on ne fait pas mieux.',
    boxShut: 'Tu as fermé tous les clapets.',
    captain: 'Tu serais Capitaine : boîte fermée dès le tout premier tour.',
    again: 'Réessayer',
  },
}
