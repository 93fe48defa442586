import type { Translations } from '../en'
import { de, inWords, list, plural, singularOrPlural, timesInWords } from './grammar'

const COUNTED = {
  round: (n: number) => plural(n, 'manche', 'manches'),
  turn: (n: number) => plural(n, 'tour', 'tours'),
}

export const results: Translations['results'] = {
  title: 'Résultat',
  details: 'Détails',
  wins: (names) =>
    names.length === 1 ? `${names[0]} gagne` : `${list(names)} se partagent la victoire`,
  alone: (name) => `Bien joué, ${name}`,
  shutInRound: (when) => `Boîte fermée${when}.`,
  when: { round: (n) => ` à la manche ${n}`, turn: (n) => ` au tour ${n}` },
  after: (round) => ` après la manche ${round}`,
  captain: 'Capitaine : la boîte fermée dès le tout premier tour de la partie.',
  captainTitle: 'Capitaine',
  aloneTotal: (total) => `Un total de ${total}.`,
  lowestTotal: (total) => `Le plus petit total, ${total}.`,
  reachedLimit: (name, limit) => `${name} a atteint ${limit}.`,
  lastOneIn: 'En jeu jusqu’au bout.',
  outTogether: 'Hors jeu ensemble, avec le plus petit total.',
  survived: (rounds) => `${plural(rounds, 'manche tenue', 'manches tenues')}.`,
  hitTarget: (target, turn) => `Pile sur ${target} au tour ${turn}.`,
  nearest: (distance, target) =>
    distance === '0' ? `Pile ${target}.` : `Au plus près de ${target}, à ${distance}.`,
  mostChips: (chips) => `${plural(chips, 'jeton gagné', 'jetons gagnés')}.`,
  allEven: 'Personne ne doit rien à personne.',
  paysTheRound: 'paie la tournée',
  shutTheBox: (when) => `a fermé la boîte${when}`,
  shutOften: (n) => `a fermé la boîte ${timesInWords(n)}`,
  notThrown: 'n’a pas lancé',
  isOutIn: (round) => `élimination à la manche ${round}`,
  ledger: 'Qui paie qui',
  pays: (from, to, chips) => `${from} paie ${plural(chips, 'jeton', 'jetons')} à ${to}`,
  moments: 'Grands moments',
  momentShut: (name, when) => `${name} a fermé la boîte${when}.`,
  momentLowest: (name, score, when) =>
    `Le tour le plus bas : ${name} n’a laissé que ${score}${when}.`,
  momentThrow: (name, flaps, when) =>
    `Le plus beau lancer : ${name} a fermé ${inWords(flaps)} ${singularOrPlural(flaps, 'clapet', 'clapets')} d’un coup${when}.`,
  momentLongest: (name, throws, when) =>
    `Le plus long tour : ${name} a lancé ${timesInWords(throws)}${when}.`,
  momentComeback: (name, when) => `La remontée : ${name} fermait la marche${when}.`,
  momentEscape: (name, total, limit, when) =>
    `De justesse : ${name} avait ${total} sur ${limit}${when}, et a tenu bon.`,
  momentNearest: (name, away, target, when) =>
    `Au plus près : ${name} était à ${away} de ${target}${when}.`,
  momentWayBack: (name, from, to, when) =>
    `Le plus long retour : ${name} revient de ${from} à ${to}${when}.`,
  race: 'La course',
  raceAbout: {
    rounds: 'Les totaux par manche : plus c’est bas, mieux c’est.',
    'first-to-lose': (limit) => `Les totaux par manche : qui atteint ${limit} a perdu.`,
    knockout: (limit) => `Les totaux par manche : à ${limit}, c’est l’élimination.`,
    target: (target) => `Les totaux par tour : plus on est près de ${target}, mieux c’est.`,
    stakes: 'Les jetons par manche.',
  },
  raceLabel: (each, rounds, spans) =>
    [
      `${COUNTED[each](rounds)}.`,
      ...spans.map(({ names, to }, index) => {
        const led = `${list(names)} ${names.length === 1 ? 'a mené' : 'ont mené'}`
        if (to === rounds) return `${led}${index === 0 ? ' du début à la fin' : ' à la fin'}.`
        return `${led} jusqu’${each === 'turn' ? 'au tour' : 'à la manche'} ${to}.`
      }),
    ].join(' '),
  raceAlone: (each, rounds, total) => `${COUNTED[each](rounds)}, jusqu’à ${total}.`,
  figures: {
    first: 'Ta première partie avec ces règles.',
    best: (score, before, average) =>
      `Ton record : ${score}. Avant : ${before}. Ta moyenne est de ${average}.`,
    bestTurn: (score, before, average) =>
      `Ton meilleur tour : ${score}. Avant : ${before}. Ta moyenne est de ${average}.`,
    asBest: (average) => `Aussi bien que ton record. Ta moyenne est de ${average}.`,
    better: (average, best) => `Mieux que ta moyenne de ${average}. Ton record est de ${best}.`,
    usual: (average, best) => `Ta moyenne est de ${average}, ton record de ${best}.`,
  },
  turns: 'Tous les tours',
  turnLabel: (name, round, score) => `${name}${round === undefined ? '' : `, ${round}`} : ${score}`,
  boxLabel: (open) =>
    open.length === 0
      ? 'Tous les clapets fermés'
      : `${singularOrPlural(open.length, 'Clapet ouvert', 'Clapets ouverts')} : ${list(open)}`,
  bestBox: (name, open) =>
    open.length === 0
      ? `La boîte ${de(name)}, tous les clapets fermés`
      : `La boîte ${de(name)}, ${singularOrPlural(open.length, 'clapet ouvert', 'clapets ouverts')} : ${list(open)}`,
  short: { round: (n) => `M${n}`, turn: (n) => `T${n}` },
  rematch: 'Revanche',
  rematchFrom: (name) => `Revanche, ${name} commence`,
  loserFirst: 'Revanche, qui perd commence',
  loserFirstLabel: (name) => `Revanche, qui perd commence : ${name}`,
  replay: 'Revoir',
  analysis: 'Chance et talent',
  share: 'Partager le résultat',
  copied: 'Le résultat est copié : colle-le où tu veux.',
  notShared: 'Le résultat n’a pas pu être partagé.',
  sharedStanding: (place, name, facts) =>
    `${place === undefined ? '' : `${place}. `}${name} : ${facts.join(', ')}`,
  newMatch: 'Nouvelle partie',
  place: (n) => `${n}.`,
}
