import type { Translations } from '../en'

export const crash: Translations['crash'] = {
  title: 'Quelque chose a mal tourné',
  about: 'L’application a trébuché sur ceci :',
  unknown: 'Elle ne dit pas sur quoi.',
  tryAgain: 'Continuer',
  toStart: 'À l’accueil',
  notFetched: {
    title: 'Cette page n’est pas arrivée',
    about: 'Le réseau est hors d’atteinte en ce moment. Ce que tu as joué est gardé.',
    tryAgain: 'Réessayer',
    stillOffline: 'Toujours pas de réponse.',
    part: 'Le chargement n’a pas abouti. Ce que tu as joué est gardé.',
  },
}

export const notFound: Translations['notFound'] = {
  title: 'Rien sur cette page',
  about: (path) => `Il n’y a pas de ${path} dans cette boîte.`,
  toStart: 'À la table',
}

export const elsewhere: Translations['elsewhere'] = {
  title: 'La boîte est ouverte ailleurs',
  about:
    'Un autre onglet de ce navigateur l’a prise. Ce que tu y as joué est gardé, et peut continuer ici.',
  take: 'Jouer ici',
}

export const notices: Translations['notices'] = {
  'set-aside':
    'Des données enregistrées sont illisibles. Elles sont mises de côté, intactes ; une exportation les emporte aussi.',
  unreadable:
    'Cet appareil n’ouvre pas ce qui était enregistré. Tu peux jouer, mais rien ne sera gardé tant que l’application n’aura pas été rouverte.',
  'not-saved':
    'Cet appareil n’a pas pu enregistrer. Tu peux continuer ; ce qui suit risque d’être perdu si l’application se ferme.',
  vanished:
    'Ce qui était enregistré dans ce navigateur a disparu : il l’a perdu ou effacé. Si tu as une exportation, tu peux l’importer dans les réglages.',
  'too-long':
    'Cette partie est aussi longue qu’une partie peut l’être et ne prend plus de lancers. Commences-en une autre : celle-ci est gardée dans l’historique.',
  close: 'Compris',
}
