import type { Translations } from '../en'

export const computers: Translations['computers'] = {
  add: 'Ajouter un personnage virtuel',
  whoSitsDown: 'Qui s’assoit ?',
  close: 'Fermer',
  sit: (name, title, about) => `${name}. ${title}. ${about}`,
  isSeated: 'À la table',
  label: (name) => `${name}, personnage virtuel`,
  players: {
    master: {
      name: 'Otto',
      title: 'joue à la perfection',
      about: 'A tenu le port pendant quarante ans. Aucun coup ne vaut mieux que le sien.',
      boxShut: 'Fermée et amarrée.',
      low: 'Ça ira comme ça.',
      high: 'Les dés en ont décidé autrement.',
      stopped: 'Mieux vaut en rester là.',
    },
    regular: {
      name: 'Nell',
      title: 'joue bien',
      about: 'Joue tous les soirs en bavardant : trois coups sur dix lui échappent.',
      boxShut: 'Eh bien, regardez-moi ça !',
      low: 'Pas mal, non ?',
      high: 'J’en étais où, déjà ?',
      stopped: 'Je sais m’arrêter, moi.',
    },
    child: {
      name: 'Pip',
      title: 'joue selon son humeur',
      about: 'Sept ans, et ferme les clapets qui lui plaisent le plus.',
      boxShut: 'Tous ! Je les ai tous fermés !',
      low: 'Il n’en reste presque plus !',
      high: 'Encore, encore !',
      stopped: 'Moi, j’arrête.',
    },
  },
  says: (saying) => `« ${saying} »`,
}
