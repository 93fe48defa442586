import type { Sign } from '@/engine'
import type { CoachWords } from '../en/judged'
import { capital, flaps, list, plural, pluralOfText, singularOrPlural } from './grammar'

const throwsThat = (n: number, one: string, many: string) => {
  if (n === 36) return `tous les lancers te ${many} en jeu`
  if (n === 0) return `aucun lancer ne te ${one} en jeu`
  return `${n} ${singularOrPlural(n, `lancer sur 36 te ${one}`, `lancers sur 36 te ${many}`)} en jeu`
}
const keepGoing = (n: number) => throwsThat(n, 'garde', 'gardent')
const keptGoing = (n: number) => throwsThat(n, 'gardait', 'gardaient')
const SIGNS: Readonly<Record<Sign, string>> = { add: 'Ajouter', subtract: 'Soustraire' }
const DO: Readonly<Record<Sign, string>> = { add: 'Ajoute', subtract: 'Soustrais' }
const dice = (count: 1 | 2) => (count === 1 ? 'un dé' : 'deux dés')
const chancesOf = (n: number) => `${plural(n, 'chance', 'chances')} sur 100`
const chipsOf = (chips: string) => pluralOfText(chips, 'jeton', 'jetons')
const pointsOf = (points: string) => pluralOfText(points, 'point', 'points')
/** `7 bons choix sur 8` would read like a mark at school. */
const seenRight = (right: number, real: number) => `vu juste ${right} fois sur ${real}`

export const judged: CoachWords = {
  coach: {
    lamp: 'Demander au coach',
    ask: 'Touche la lampe, et le coach te dit ce qu’il ferait.',
    teach: 'Choisis d’abord. Le coach parle là où ça compte.',
    thinking: 'Voyons voir…',
    same: 'Tout se vaut ici : fais comme tu veux.',
    shut: (tiles, goesOn) => `Ferme ${flaps(tiles)} : ${keepGoing(goesOn)}.`,
    shutForLater: (tiles, goesOn) =>
      `Ferme ${flaps(tiles)} : ${keepGoing(goesOn)}, et la suite se présente mieux.`,
    shutToLeave: (tiles, left, goesOn) =>
      `Ferme ${flaps(tiles)} : il ne reste alors que ${left}, et ${keepGoing(goesOn)}.`,
    shutOnTheWhole: (tiles, goesOn) =>
      `Ferme ${flaps(tiles)} : ${keepGoing(goesOn)}, et à tout prendre, c’est mieux.`,
    shutBox: (tiles) => `Ferme ${flaps(tiles)}, et la boîte est fermée !`,
    shutOnly: (tiles, goesOn) => `Il n’y a que ${flaps(tiles)} : ensuite, ${keepGoing(goesOn)}.`,
    shutToRead: (tiles, reads, goesOn) =>
      `Ferme ${flaps(tiles)} : on lit alors ${reads}, et ${keepGoing(goesOn)}.`,
    shutToLand: (tiles, target) =>
      `Ferme ${flaps(tiles)} et arrête-toi : tu tombes pile sur ${target} !`,
    onlyThrow: (goesOn) => `Il n’y a qu’à lancer : ${keepGoing(goesOn)}.`,
    throwDice: (count, goesOn, other) =>
      `Lance ${dice(count)} : ${keepGoing(goesOn)}, contre ${other} avec ${dice(count === 1 ? 2 : 1)}.`,
    throwTwoForMore: (goesOn) =>
      `Lance deux dés : ${keepGoing(goesOn)}, et on ferme davantage à la fois.`,
    throwOneForMore: (goesOn) =>
      `Lance un seul dé : ${keepGoing(goesOn)}, et le reste se présente mieux.`,
    throwOn: (goesOn) => `Continue : ${keepGoing(goesOn)}.`,
    stopToLand: (target) => `Arrête-toi : tu tombes pile sur ${target} !`,
    stopAway: (target, goesOn) =>
      `Arrête-toi : ${keepGoing(goesOn)}, mais plutôt en t’éloignant de ${target}.`,
    stopToWin: (goesOn) => `Arrête-toi : ${keepGoing(goesOn)}, mais s’arrêter gagne plus souvent.`,
    announceToLand: (sign, score, target) =>
      `${DO[sign]} : alors ${score} tombe pile sur ${target}.`,
    announceNearer: (sign, target) =>
      `${DO[sign]} : à tout prendre, on finit plus près de ${target}.`,
    more: 'Tous les choix',
    choices: 'Tous les choix ici',
    close: 'Fermer',
    choice: {
      shut: (tiles) => list(tiles),
      throwDice: (count) => (count === 1 ? 'Un dé' : 'Deux dés'),
      throwOn: 'Continuer',
      stop: 'S’arrêter',
      announce: (sign) => SIGNS[sign],
    },
    worth: {
      wins: (inHundred) => `gagne ${inHundred} fois sur 100`,
      chips: (chips) => `${chipsOf(chips)} en moyenne`,
      points: (points) => `laisse ${points} en moyenne`,
      nearness: 'finit au plus près',
    },
    cost: {
      nothing: 'tout aussi bien',
      little: 'presque pareil',
      wins: (inHundred) => `gagne ${inHundred} fois de moins sur 100`,
      chips: (inHundred) => `${plural(inHundred, 'jeton', 'jetons')} de moins en 100 manches`,
      points: (points) => `laisse ${points} de plus en moyenne`,
      nearness: ['finit un peu plus loin', 'finit plus loin', 'finit bien plus loin'],
    },
    goesOn: (n) => `${n} sur 36 ${singularOrPlural(n, 'continue', 'continuent')}`,
    shutsBox: 'ferme la boîte',
    restsOn: {
      win: 'Si tout le monde joue au mieux ensuite.',
      'win-assumed': 'Si tous les tours suivants visent le plus petit score.',
      chips: 'Les jetons de cette manche.',
      score: 'Ce qui reste à la fin de ce tour.',
      nearness: 'À quelle distance de la cible ce tour finit : une mesure, pas une chance.',
    },
    would: {
      shut: (tiles) => `J’aurais fermé ${flaps(tiles)}`,
      throwDice: (count) => `J’aurais lancé ${dice(count)}`,
      throwOn: 'J’aurais continué',
      stop: 'Je me serais arrêté là',
      announce: (sign) => (sign === 'add' ? 'J’aurais ajouté' : 'J’aurais soustrait'),
    },
    wouldGoOn: (would, goesOn, instead) =>
      `Ça se défend. ${would} : ${keptGoing(goesOn)}, au lieu de ${instead}.`,
    wouldLand: (would, target) => `Ça se défend. ${would} : on tombait pile sur ${target}.`,
    wouldShutBox: (would) => `Ça se défend. ${would} : la boîte était fermée !`,
    wouldGain: {
      wins: (would, inHundred) =>
        `Ça se défend. ${would} : ${plural(inHundred, 'victoire', 'victoires')} de plus sur 100.`,
      chips: (would, inHundred) =>
        `Ça se défend. ${would} : ${plural(inHundred, 'jeton', 'jetons')} de plus en 100 manches.`,
      points: (would, points) =>
        `Ça se défend. ${would} : ${pointsOf(points)} de moins en moyenne.`,
      nearness: (would) => `Ça se défend. ${would} : on finit plus près.`,
    },
  },
  analysis: {
    title: 'Chance et talent',
    back: 'Résultat',
    working: 'La partie est passée en revue…',
    workingPart: (percent) => `La partie est passée en revue : ${percent} pour cent.`,
    luck: {
      wins: (name, inHundred) =>
        `Les dés ont souri à ${name} : ${chancesOf(inHundred)} de plus que la normale.`,
      chips: (name, chips) =>
        `Les dés ont souri à ${name} : ${chipsOf(chips)} de mieux que la normale.`,
      points: (name, points) =>
        `Les dés ont souri à ${name} : ${pointsOf(points)} de mieux que la normale.`,
      unnumbered: (name) => `Les dés ont souri à ${name}.`,
    },
    noLuck: {
      wins: (name, inHundred) =>
        `Les dés en voulaient à ${name} : ${chancesOf(inHundred)} de moins que la normale.`,
      chips: (name, chips) =>
        `Les dés en voulaient à ${name} : ${chipsOf(chips)} de moins que la normale.`,
      points: (name, points) =>
        `Les dés en voulaient à ${name} : ${pointsOf(points)} de plus que la normale.`,
      unnumbered: (name) => `Les dés en voulaient à ${name}.`,
    },
    fairDice: 'Les dés ont été justes avec tout le monde.',
    fairDiceAlone: 'Les dés ont été justes.',
    noChoices: 'Aucun choix ne changeait quoi que ce soit.',
    playedBest: (names) => `${list(names)} ${names.length === 1 ? 'a' : 'ont'} le mieux joué`,
    playedAlike: 'Personne n’a mieux joué que les autres',
    playedAlikeNamed: (names) => `${list(names)} ont à peu près aussi bien joué`,
    playedAllRight: (name) => `${name} a tiré le meilleur de chaque choix`,
    playedAlone: (name, real) =>
      `${name} avait ${real === 1 ? 'un choix qui comptait' : `${real} choix qui comptaient`}`,
    talkAbout: (played, when, chosen, best) =>
      `${played} ; le choix à discuter, ${when} : ${chosen} au lieu de ${best}.`,
    nothingToTalkAbout: (played) => `${played}, et aucun choix n’a coûté cher.`,
    round: (name, n) => `chez ${name}, à la manche ${n}`,
    turn: (name, n) => `chez ${name}, au tour ${n}`,
    onlyRound: (name) => `chez ${name}`,
    chosen: {
      shut: (tiles) => list(tiles),
      throwDice: (count) => dice(count),
      throwOn: 'continuer',
      stop: 's’arrêter',
      announce: (sign) => (sign === 'add' ? 'ajouter' : 'soustraire'),
    },
    course: {
      wins: 'Chances de gagner',
      chips: 'Jetons attendus',
      points: 'Score attendu, tour par tour',
      nearness: 'À quelle distance le tour peut finir',
    },
    courseAbout: {
      wins: 'Sur 100, lancer par lancer, si tout le monde joue au mieux ensuite.',
      winsAssumed:
        'Sur 100, lancer par lancer, comme si tous les tours suivants visaient le plus petit score, tant qu’on ne peut pas le dire exactement.',
      chips: 'Lancer par lancer, avec ceux de cette manche.',
      points: 'Lancer par lancer : plus c’est bas, mieux c’est.',
      nearness: 'Lancer par lancer : plus c’est haut, plus c’est près. Une mesure, pas une chance.',
    },
    slider: 'Lancer de la partie',
    value: {
      wins: (name, inHundred) => `${name} ${inHundred} sur 100`,
      chips: (name, chips) => `${name} ${chips}`,
      points: (name, points) => `${name} ${points}`,
      nearness: (name) => name,
    },
    luckiest: 'Le lancer le plus chanceux',
    costliest: 'À discuter',
    luckiestAt: (when, thrown) => `${capital(when)} : ${list(thrown)}`,
    costliestAt: (when, chosen, best) => `${capital(when)} : ${chosen} au lieu de ${best}`,
    better: {
      wins: (inHundred) => `+${inHundred} sur 100`,
      chips: (chips) => `+${chipsOf(chips)}`,
      points: (points) => `${pointsOf(points)} de mieux`,
      digits: 'un nombre plus petit',
      nearness: 'plus près',
    },
    cost: {
      wins: (inHundred) => `${inHundred} de moins sur 100`,
      chips: (chips) => `${chipsOf(chips)} de moins`,
      points: (points) => `${pointsOf(points)} de plus`,
      digits: 'un nombre plus grand',
      nearness: 'plus loin',
    },
    watch: 'Revoir',
    watchHere: 'Revoir ce lancer',
    bars: 'Chance et choix',
    luckLabel: 'Chance',
    skillLabel: 'Choix',
    barLabel: (name, luck, right, real, costs) =>
      `${name}. Chance : ${luck}. ${real === 0 ? 'Aucun choix qui comptait' : capital(seenRight(right, real))}${costs.length === 0 ? '' : ` ; les autres choix : ${list(costs)}`}.`,
    barsAbout:
      'La chance, c’est ce que les dés ont donné au-delà de la normale. Seuls comptent les choix qui changeaient quelque chose.',
    found: (right, real) => (real === 0 ? 'aucun qui comptait' : `${right} sur ${real}`),
    few: 'Quelques lancers ne prouvent rien : refais une partie.',
    signed: {
      wins: (inHundred) => `${inHundred} sur 100`,
      chips: chipsOf,
      points: pointsOf,
      unnumbered: { up: 'avec les dés', down: 'contre les dés', even: 'ni pour ni contre' },
    },
  },
  skill: {
    title: 'Chance et choix',
    found: (right, real) => capital(seenRight(right, real)),
    about: (matches) =>
      `${matches === 1 ? 'Dans la dernière partie' : `Dans les ${matches} dernières parties`} ; seuls les choix qui changeaient quelque chose.`,
    lucky: (n, of) => `Les dés ont été gentils dans ${plural(n, 'partie', 'parties')} sur ${of}.`,
    matchLabel: (right, real, luck) =>
      `${right} sur ${real}${luck === 0 ? '' : luck > 0 ? ' avec les dés' : ' contre les dés'}`,
    chartLabel: (shares) =>
      `Vu juste, avec ou contre les dés, partie après partie, de la plus ancienne à la plus récente : ${shares.join(', ')}.`,
    few: 'Peu de choix jusqu’ici : ça peut encore tourner.',
    working: (left) =>
      left === 1 ? 'Une partie à passer en revue…' : `${left} parties à passer en revue…`,
  },
}
