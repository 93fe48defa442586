import type { Translations } from '../en'

const PUB_MOVES =
  'Lance deux dés et ferme le clapet de chacun, ou celui de la somme : 3 et 4 ferment le 3 et le 4, ou le 7 ; deux 3, le 3 ou le 6.'
const PUB_ONE_DIE = 'Relance pour ce qui reste ; une fois 7 et plus fermés, avec un seul dé.'
const SIX_ONE_DIE = 'Relance pour ce qui reste ; dès qu’il reste 6 ou moins, avec un seul dé.'
const ANY_SUM =
  'Lance les deux dés et ferme des clapets ouverts qui font leur somme : 3 et 5 ferment le 8, ou le 1 et le 7, ou le 1, le 2 et le 5.'
const SUMMED = 'Quand un lancer ne ferme rien, les clapets debout s’additionnent : c’est ton score.'
const ADDED = 'Quand un lancer ne ferme rien, les clapets debout s’ajoutent à ton total.'
const ONE_TURN =
  'Chacun joue un tour : le plus petit score gagne, et le plus grand paie la tournée.'
const ONE_TURN_READ =
  'Chacun joue un tour : le plus petit nombre gagne, et le plus grand paie la tournée.'

export const presets: Translations['presets'] = {
  channel: {
    name: 'Îles Anglo-Normandes',
    play: 'Jouer aux îles',
    line: 'Des clapets qui font la somme',
    about: 'Des clapets qui font la somme. Ferme la boîte et la partie est à toi.',
    howTo: [
      ANY_SUM,
      SIX_ONE_DIE,
      SUMMED,
      'Le plus petit total après cinq manches gagne, mais qui ferme tous les clapets gagne aussitôt, et passe Capitaine si c’est dès le tout premier tour.',
    ],
  },
  pub: {
    name: 'Pub anglais',
    play: 'Jouer au pub anglais',
    line: 'Chaque dé, ou leur somme',
    about: 'Le clapet de chaque dé, ou celui de leur somme. Le plus grand score paie la tournée.',
    howTo: [PUB_MOVES, PUB_ONE_DIE, SUMMED, ONE_TURN],
  },
  'pub-digits': {
    name: 'Pub, de gauche à droite',
    play: 'Jouer au pub, de gauche à droite',
    line: 'Se lit comme un nombre : 147',
    about: 'Comme au pub, mais les clapets debout se lisent comme un nombre : 1, 4, 7 font 147.',
    howTo: [
      PUB_MOVES,
      PUB_ONE_DIE,
      'Quand un lancer ne ferme rien, lis les clapets debout de gauche à droite : 1, 4 et 7 valent 147.',
      ONE_TURN_READ,
    ],
  },
  'pub-reversed': {
    name: 'Pub, de droite à gauche',
    play: 'Jouer au pub, de droite à gauche',
    line: 'Se lit à l’envers : 741',
    about: 'Comme au pub, et le nombre se lit à partir du plus grand clapet : 2, 3, 9 font 932.',
    howTo: [
      PUB_MOVES,
      PUB_ONE_DIE,
      'Quand un lancer ne ferme rien, lis les clapets debout de droite à gauche : 1, 4 et 7 valent 741, alors ferme les grands.',
      ONE_TURN_READ,
    ],
  },
  'pub-hundred': {
    name: 'Pub jusqu’à cent',
    play: 'Jouer au pub jusqu’à cent',
    line: 'Atteins 100 et tu perds',
    about: 'Comme au pub, manche après manche. Qui atteint 100 en premier a perdu.',
    howTo: [
      PUB_MOVES,
      PUB_ONE_DIE,
      ADDED,
      'Les manches se suivent jusqu’à ce que quelqu’un atteigne 100 et perde ; le plus petit total gagne, et le plus grand paie la tournée.',
    ],
  },
  sailors: {
    name: 'Marins normands',
    play: 'Jouer aux marins normands',
    line: 'Hors jeu à 45 points',
    about: 'Un dé, l’autre, les deux, ou la somme. À 45 points, c’est l’élimination.',
    howTo: [
      'Lance les deux dés et ferme le clapet de l’un, de l’autre, les deux, ou celui de leur somme : 2 et 3 ferment le 2, ou le 3, ou les deux, ou le 5.',
      SIX_ONE_DIE,
      ADDED,
      'Qui a 45 ou plus à la fin d’une manche est hors jeu ; qui reste en dernier gagne ou, si les derniers sortent ensemble, le plus petit total.',
    ],
  },
  hundred: {
    name: 'Cap sur cent',
    play: 'Jouer à Cap sur cent',
    line: 'Tombe pile sur 100',
    about: 'Lis tes clapets comme un nombre, ajoute-le ou soustrais-le, et tombe pile sur 100.',
    howTo: [
      'Lance les deux dés et ferme des clapets ouverts qui font leur somme ; puis arrête-toi si tu veux, ou relance, avec un seul dé dès qu’il reste 6 ou moins.',
      'Lis les clapets debout comme un nombre : 1, 3 et 5 valent 135.',
      'Le premier tour s’ajoute à ton total ; avant chacun des suivants, tu annonces s’il s’ajoute ou se soustrait.',
      'Tombe pile sur 100 et tu gagnes aussitôt ; sinon, le total le plus proche gagne après dix tours.',
    ],
  },
  stakes: {
    name: 'Pour des jetons',
    play: 'Jouer pour des jetons',
    line: 'Le plus bas prend un jeton',
    about: 'Le plus petit score prend un jeton à chacun. Une boîte fermée en prend deux.',
    howTo: [
      ANY_SUM,
      'Relance pour ce qui reste ; une fois 7 et plus fermés, choisis un dé ou deux.',
      SUMMED,
      'Le plus petit score prend un jeton à chacun des autres, et une boîte fermée en prend deux aussitôt ; en cas d’égalité, personne ne paie.',
    ],
  },
}
