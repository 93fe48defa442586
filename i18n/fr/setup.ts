import { LONGEST_NAME } from '@/engine'
import type { Translations } from '../en'
import { defaultNames } from '../names/default-names'
import { capital, de, inWords, plural } from './grammar'

const COLOURS: Readonly<Record<string, string>> = {
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
  plum: 'prune',
  amber: 'ambre',
  teal: 'bleu canard',
  rose: 'rose',
  navy: 'bleu marine',
  olive: 'olive',
  slate: 'ardoise',
  brown: 'brun',
  pine: 'vert sapin',
}

export const setup: Translations['setup'] = {
  whoPlays: 'Qui joue',
  whichRules: 'Quelles règles',
  add: '+ Ajouter',
  addLabel: 'Ajouter un joueur',
  defaultName: defaultNames.fr,
  nameOf: (n) => `Nom du joueur ${n}`,
  colourOf: (name) => `Couleur ${de(name)}`,
  colourName: (colour) => capital(COLOURS[colour] ?? colour),
  chooseColour: (name) => `Une couleur pour ${name}`,
  player: (name) => `Couleur et place ${de(name)}`,
  seatOrder: (seat, of) => (of === 1 ? 'Joue en solo.' : `Ordre des lancers : ${seat} sur ${of}.`),
  moveSeat: (name) => `Changer ${name} de place`,
  moveUp: (name) => `Faire monter ${name}`,
  moveDown: (name) => `Faire descendre ${name}`,
  remove: (name) => `Retirer ${name}`,
  removed: (name) => `${name} ne joue pas.`,
  undoRemoval: (name) => `Faire revenir ${name}`,
  undo: 'Annuler',
  won: (wins, matches, boxesShut) =>
    [
      wins > 0
        ? plural(wins, 'victoire', 'victoires')
        : matches > 0
          ? `${plural(matches, 'partie', 'parties')}, pas encore de victoire`
          : '',
      boxesShut > 0 ? plural(boxesShut, 'boîte fermée', 'boîtes fermées') : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  seatRemembered: (name) => `Installer ${name}`,
  remembered: 'Ont déjà joué',
  playHouseRules: 'Jouer selon tes règles',
  yourOwn: 'Selon tes propres règles',
  howToPlay: 'Comment jouer',
  instead: (wanted, min, max) =>
    `À la place de « ${wanted} », qui se joue de ${inWords(min)} à ${inWords(max)} joueurs.`,
  continue: 'Continuer',
  seeResult: 'Voir le résultat',
  replaceLive: {
    title: 'Une partie est déjà sur la table',
    body: 'Si tu en commences une autre, celle-ci rejoint l’historique, telle quelle.',
    start: 'Commencer la nouvelle',
    keep: 'Garder l’ancienne',
  },
  houseRules: 'Règles maison',
  allRules: 'Toutes les règles expliquées',
  tilesOf: (n) => `${n} clapets`,
  noPlayers: 'Ajoute quelqu’un pour jouer.',
  noPeople: 'Il faut aussi quelqu’un en chair et en os : ajoute un joueur.',
  errors: {
    'rules-not-playable':
      'Ces règles ne sont pas jouables. Ouvre les règles maison pour les corriger.',
    'too-few-players': 'Ces règles demandent plus de joueurs.',
    'too-many-players': 'On ne peut pas être aussi nombreux avec ces règles.',
    'name-empty': 'Il faut un nom pour jouer.',
    'name-too-long': `${LONGEST_NAME} lettres au plus, s’il te plaît.`,
    'name-repeated': 'Quelqu’un d’autre porte déjà ce nom.',
  },
  needsPlayers: (min, max) => `Ces règles se jouent de ${min} à ${max} joueurs.`,
  noEntropy: 'Cet appareil ne fournit pas de hasard sûr : impossible de lancer les dés loyalement.',
}
