import type { Translations } from '../en'
import { de, inWords, list, plural, singularOrPlural } from './grammar'

export const pass: Translations['pass'] = {
  to: 'Passe le téléphone à',
  takePhone: (name) => `C’est ${name}, je l’ai`,
  haveIt: 'Je l’ai',
  yourTurn: (name) => `${name}, à toi`,
  ready: (name) => `C’est ${name}, j’y suis`,
  amReady: 'J’y suis',
  boxShut: (name) => `${name} a fermé la boîte`,
  left: (name, shut, score) => ({
    before:
      shut === 0
        ? `${name} n’a fermé aucun clapet, il reste `
        : `${name} a fermé ${inWords(shut)} ${singularOrPlural(shut, 'clapet', 'clapets')}, il reste `,
    score,
    after: '',
  }),
  stopped: (name, score) => ({ before: `${name} s’arrête à `, score, after: '' }),
  takesRound: (names, round) =>
    names.length === 1
      ? `${names[0]} remporte la manche ${round}`
      : `${list(names)} se partagent la manche ${round}`,
  nearest: (names, away) =>
    `${list(names)} ${names.length === 1 ? 'est' : 'sont'} au plus près, à ${away}`,
  isOut: (names) => `Élimination ${list(names.map(de))}.`,
  takesChips: (chips) => `${plural(chips, 'jeton pris', 'jetons pris')} à chacun.`,
  roundTied: (round) => `Égalité à la manche ${round}`,
  roundCarried: 'La mise est reportée sur la manche suivante.',
  toBeat: (score, name) => ({ before: 'À battre : ', score, after: `, score ${de(name)}` }),
  toWin: (score) => ({ before: 'Avec ', score, after: ' ou moins, tu gagnes la partie' }),
  onlyShutWins: 'Seule une boîte fermée gagne la partie',
  onlyShutShares: 'Seule une boîte fermée donne l’égalité',
  haveWon: (names) => `${list(names)} ${names.length === 1 ? 'a' : 'ont'} déjà gagné`,
  lead: (gap) => ({ before: 'Tu mènes de ', score: gap, after: '' }),
  level: (name) => `Égalité entre toi et ${name}`,
  trail: (name, gap) => ({ before: `${name} te devance de `, score: gap, after: '' }),
  outAt: (total, limit) => ({ before: 'Tu as ', score: total, after: `, élimination à ${limit}` }),
  loseAt: (total, limit) => ({ before: 'Tu as ', score: total, after: `, à ${limit} tu perds` }),
  aim: (target) => `Vise ${target}`,
  playFor: (chips) => `Cette manche : ${plural(chips, 'jeton', 'jetons')} chacun`,
  scores: 'Scores',
  announce: 'Ce tour sera-t-il ajouté ou soustrait ?',
  total: (total, target) => ({ before: 'Tu as ', score: total, after: `, et tu vises ${target}` }),
  addOrSubtract: 'Ajouter ou soustraire',
  add: 'Ajouter',
  subtract: 'Soustraire',
  hits: (score, target) => `${score} tombe pile sur ${target}`,
  leadsTowards: (target) => `Rapproche de ${target}`,
  leadsAway: (target) => `Éloigne de ${target}`,
}
