import type { Translations } from '../en'
import { de, flaps, list } from './grammar'

export const replay: Translations['replay'] = {
  title: 'Revoir la partie',
  back: 'Résultat',
  slider: 'Moment de la partie',
  play: 'Lecture',
  pause: 'Pause',
  stepBack: 'Un pas en arrière',
  stepForward: 'Un pas en avant',
  count: (step, of) => `${step}\u202f/\u202f${of}`,
  countInWords: (step, of) => `${step} sur ${of}`,
  begins: (name) => `${name} commence.`,
  threw: (name, dice) => `${name} a fait ${list(dice)}.`,
  noMove: (name, dice, score) => `${name} a fait ${list(dice)} : rien à fermer, il reste ${score}.`,
  shut: (name, tiles) => `${name} a fermé ${flaps(tiles)}.`,
  shutBox: (name, tiles) => `${name} a fermé ${flaps(tiles)} : la boîte est fermée !`,
  tookBack: (name) => `${name} a annulé son coup.`,
  stopped: (name, score) => `${name} s’arrête à ${score}.`,
  hasPhone: (name) => `${name} a le téléphone.`,
  onTurn: (name) => `C’est le tour ${de(name)}.`,
  nextTurn: (name) => `${name} passe au tour suivant.`,
  willAdd: (name) => `${name} va ajouter ce tour.`,
  willSubtract: (name) => `${name} va soustraire ce tour.`,
  over: (line) => `${line} La partie est finie.`,
  table: {
    noMoveDetail: (dice, open) =>
      `${dice.length === 1 ? 'Dé' : 'Dés'} : ${list(dice)}. ${open.length === 1 ? 'Ouvert' : 'Ouverts'} : ${open.join(', ')}.`,
    scored: (score) => `Score ${score}`,
    stopped: 'Arrêt',
  },
}
