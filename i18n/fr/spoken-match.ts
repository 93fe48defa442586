import type { SpokenWords } from '../en/spoken-match'
import { capital, de, flaps, inWords, list, pluralOf } from './grammar'

/** « le 1 et le 8 sont fermés », « le 9 est fermé ». */
const verb = (tiles: readonly number[], one: string, many: string) =>
  `${capital(flaps(tiles))} ${tiles.length === 1 ? one : many}`

const opened = (ranges: readonly string[]) =>
  `${ranges.length === 1 && !ranges[0]!.includes(' ') ? 'Ouvert' : 'Ouverts'}`

export const spokenMatch: SpokenWords = {
  range: (from, to) => `${from} à ${to}`,
  dice: (dice) =>
    dice.length === 1
      ? String(dice[0])
      : `${list(dice)}, ${inWords(dice.reduce((all, face) => all + face, 0))}`,
  turnOf: (name) => `Au tour ${de(name)}.`,
  aims: {
    shut: 'Qui ferme la boîte gagne.',
    low: 'Le plus petit total gagne.',
    alone: 'Fais le moins de points possible.',
    out: (limit) => `À ${limit}, c’est l’élimination.`,
    lost: (limit) => `Qui atteint ${limit} en premier perd.`,
    target: (target) => `Il faut viser ${target}.`,
    chips: (chips) => `Le plus bas prend ${pluralOf(chips, 'jeton', 'jetons')} à chacun.`,
  },
  goals: {
    toBeat: (score) => `À battre : ${score}.`,
    toWin: (score) => `Pour gagner : ${score} ou moins.`,
    toBeatBy: (score, name) => `À battre : ${score}, score ${de(name)}.`,
    out: (total, limit, name) =>
      `${name === undefined ? 'Tu as' : `${name} a`} ${total}, élimination à ${limit}.`,
    lost: (total, limit, name) =>
      name === undefined
        ? `Tu as ${total}, à ${limit} tu perds.`
        : `${name} a ${total}, à ${limit} c’est perdu.`,
    sign: (sign, total, target) =>
      sign === 'add'
        ? `Ce tour s’ajoute à ${total}. Cible : ${target}.`
        : `Ce tour se soustrait de ${total}. Cible : ${target}.`,
  },
  landed: (dice, ways) => `${dice}. ${ways.join(' ; ')}.`,
  landedOnly: (dice, way) => `${dice}. Un seul choix : ${way}.`,
  landedMany: (dice, ways) => `${dice}. ${ways} possibilités.`,
  chosen: (tile, toGo) => `${tile}. Il manque ${toGo}`,
  chosenWith: (chosen, ways) => {
    const [way] = ways
    if (ways.length > 5) return `${chosen} : ${ways.length} possibilités.`
    if (ways.length > 1 || !way) return `${chosen} : ${ways.map((one) => list(one)).join(' ; ')}.`
    return `${chosen} : ${way.length === 1 ? 'clapet' : 'clapets'} ${list(way)}.`
  },
  putBack: (tile) => `Le ${tile} est relevé.`,
  toGo: (toGo) => `Il manque ${toGo}.`,
  ready: (tiles) => `Prêt : ${list(tiles)}.`,
  ask: (tiles) => `Fermer ${list(tiles)} ? Appuie encore.`,
  refused: {
    flap: (tile) => `Le clapet ${tile} n’est pas jouable.`,
    flapShut: (tile) => `Le clapet ${tile} est fermé.`,
    rollFirst: 'Lance d’abord.',
    roll: 'Ferme d’abord des clapets.',
    shut: 'Choisis d’abord des clapets.',
    takeBack: 'Il n’y a pas de coup à annuler.',
  },
  down: (tiles) => `${verb(tiles, 'est fermé', 'sont fermés')}.`,
  up: (tiles) => `${verb(tiles, 'est rouvert', 'sont rouverts')}.`,
  openNow: (ranges) => `${opened(ranges)} : ${list(ranges)}.`,
  openWith: (ranges, left) => `${opened(ranges)} : ${list(ranges)}, il reste ${left}.`,
  openReads: (ranges, score) => `${opened(ranges)} : ${list(ranges)}, ce qui se lit ${score}.`,
  oneDieNow: 'Un seul dé maintenant.',
  oneOrTwo: 'Un dé ou deux.',
  mayStop: (score) => `Tu peux t’arrêter à ${score}.`,
  noMove: (dice, ranges) => `${dice} : rien à fermer. ${opened(ranges)} : ${ranges.join(', ')}.`,
  points: (points) => `${pluralOf(points, 'point', 'points')}.`,
  total: (total) => `Total : ${total}.`,
  stopped: 'Arrêt.',
  counted: (score, sign, before, total, target) =>
    `${score} ${{ add: 'ajouté', subtract: 'soustrait' }[sign]} : de ${before} à ${total}. Cible : ${target}.`,
  boxShut: 'La boîte est fermée !',
  captain: (name) => `${name} passe Capitaine.`,
  matchOver: 'Partie terminée.',
  wins: (names, score) =>
    names.length > 1
      ? `${list(names)} se partagent la victoire.`
      : `${names[0]} gagne${score === undefined ? '' : `, ${score}`}.`,
  score: (winner, loser) => `${winner} contre ${loser}`,
  winsWith: (points) => `avec ${points}`,
  passTo: (name) => `Passe le téléphone à ${name}.`,
  lastTurn: {
    'no-move': (name, score) => `${name} a marqué ${score}.`,
    stop: (name, score) => `${name} s’arrête à ${score}.`,
    shut: (name) => `${name} a fermé la boîte.`,
  },
  totals: (totals) => `Totaux : ${totals.join(', ')}.`,
  standing: (name, standing) =>
    /^−?\d+$/.test(standing) ? `${name} ${standing}` : `${name} : ${standing}`,
  sign: (name, total, target) =>
    `${name}, tu as ${total} et tu vises ${target}. Ajouter ou soustraire ?`,
  lands: (sign, missing) =>
    `En ${{ add: 'ajoutant', subtract: 'soustrayant' }[sign]} ${missing}, tu tombes pile.`,
  where: {
    rolling: 'Les dés roulent.',
    dice: (dice) => `Dés : ${dice}.`,
    chosen: (tiles, toGo) =>
      `${tiles.length === 1 ? 'Choisi' : 'Choisis'} : ${list(tiles)}, ${toGo === 0 ? 'prêt' : `il manque ${toGo}`}.`,
    open: (ranges) => `${opened(ranges)} : ${list(ranges)}.`,
    standings: (standings) => `${standings.join(', ')}.`,
  },
  computer: {
    throws: (name, dice) => `${name} fait ${dice}.`,
    shuts: (name, tiles) => `${name} ferme ${flaps(tiles)}.`,
    sign: (name, sign) => `${name} va ${{ add: 'ajouter', subtract: 'soustraire' }[sign]}.`,
    ended: (name, text) => `${name} : ${text}`,
  },
}
