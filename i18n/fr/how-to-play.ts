import { MOST_PLAYERS } from '@/engine'
import type { Translations } from '../en'
import { flaps, list, plural, singularOrPlural } from './grammar'

export const howToPlay: Translations['howToPlay'] = {
  close: 'Fermer',
  tryIt: 'Essayer sur une petite table',
  throws: 'Un lancer de',
  shuts: 'peut fermer',
  stands: 'Ce qui reste à la fin :',
  scores: (score) => `vaut ${score}`,
  pictured: (dice, moves) =>
    `Un lancer de ${list(dice)} peut fermer ${moves.map((tiles) => flaps(tiles)).join(', ou ')}.`,
  picturedScore: (tiles, score) =>
    tiles.length === 1
      ? `S’il reste ${flaps(tiles)} à la fin, le tour vaut ${score}.`
      : `S’il reste ${list(tiles)} à la fin, le tour vaut ${score}.`,
}

export const facts: Translations['facts'] = {
  players: (min, max) =>
    max === MOST_PLAYERS
      ? `${min} ${singularOrPlural(min, 'joueur', 'joueurs')} et plus`
      : `${min}–${max} joueurs`,
  rounds: (n) => plural(n, 'manche', 'manches'),
  turns: (n) => plural(n, 'tour chacun', 'tours chacun'),
  minutes: (n) => `${n}\u00a0min`,
  firstToLose: (limit) => `jusqu’à ${limit}`,
  knockout: (limit) => `hors jeu à ${limit}`,
}
