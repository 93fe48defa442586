import type { Translations } from '../en'
import { plural } from './grammar'

export const settings: Translations['settings'] = {
  title: 'Réglages',
  back: 'Retour',
  table: 'À la table',
  sound: 'Sons',
  haptics: 'Vibrations',
  shake: 'Secouer pour lancer',
  sensitivity: 'Avec quelle force',
  sensitivities: { light: 'Doucement', normal: 'Franchement', hard: 'Fort' },
  confirm: 'Demander avant de fermer',
  confirmNote: '« Fermer » redemande une fois avant que les clapets tombent.',
  seating: 'Où est le téléphone',
  seatings: {
    'handed-on': 'On se le passe',
    'between-two': 'Entre deux',
    'by-seat': 'Au milieu',
  },
  seatingNotes: {
    'handed-on': 'Chacun prend le téléphone pour son tour.',
    'between-two': 'Il reste posé entre vous, et la table se retourne pour qui est en face.',
    'by-seat':
      'Il reste posé au milieu, et la table se tourne vers chacun, dans le sens des aiguilles d’une montre.',
  },
  leftHanded: 'Table pour la main gauche',
  leftHandedNote:
    'Boutons et menu changent de côté, pour le pouce gauche. Les clapets gardent leur ordre.',
  lockRotation: 'Ne jamais tourner l’écran',
  lockRotationNote: 'Il reste comme tu le tiens maintenant, même quand le téléphone circule.',
  appearance: 'Langue, lumière et mouvement',
  language: 'Langue',
  languages: { system: 'Celle de l’appareil', en: 'English', fr: 'Français' },
  voice: {
    restart: 'VoiceOver parlera cette langue au prochain lancement de l’application.',
    settings:
      'TalkBack parlera cette langue une fois qu’elle est choisie pour cette application dans les paramètres du téléphone aussi.',
    nothing:
      'TalkBack garde la langue du téléphone : avant Android 14, une application n’a pas de voix à elle.',
    open: 'Ouvrir les paramètres du téléphone',
  },
  theme: 'De jour ou de nuit',
  themes: { system: 'Comme l’appareil', light: 'Le port, de jour', dark: 'La taverne, de nuit' },
  reduceMotion: 'Moins de mouvement',
  reduceMotionNote:
    'Le réglage de ton appareil est suivi de toute façon ; ici, tu ne calmes que cette application.',
  speech: 'À l’oreille et au clavier',
  verbosity: 'Ce que le lecteur d’écran annonce',
  verbosities: { full: 'Tout', short: 'L’essentiel' },
  keys: 'Jouer d’une seule touche',
  keysNote: 'À la table : Espace, chiffres, Entrée, Retour arrière et ?',
  matches: 'Tes parties',
  matchesNote:
    'Toutes les parties et les joueurs en un fichier : à garder, ou à porter sur un autre appareil.',
  export: 'Tout exporter',
  import: 'Importer un fichier',
  exporting: 'Écriture du fichier…',
  importing: 'Lecture et vérification du fichier…',
  exported: 'Le fichier a été remis à ton appareil.',
  notExported: 'Le fichier n’a pas pu être remis.',
  added: (n) => `${plural(n, 'partie ajoutée', 'parties ajoutées')}.`,
  continued: (n) =>
    `${plural(n, 'partie laissée ici reprend', 'parties laissées ici reprennent')} comme dans le fichier.`,
  skipped: (n) => `${plural(n, 'partie était', 'parties étaient')} déjà ici.`,
  noMatches: 'Il n’y a aucune partie dans ce fichier.',
  refused: (n, why) => `${plural(n, 'partie refusée', 'parties refusées')} : ${why}`,
  refusals: {
    form: 'ce n’est pas écrit comme une partie.',
    outcome: 'le résultat n’est pas celui des lancers.',
    setup: 'impossible avec ces joueurs ou ces règles.',
    play: 'un coup y est contraire aux règles.',
  },
  importErrors: {
    'too-large': 'Ce fichier est trop gros pour venir de cette application. Rien n’a changé.',
    'not-json':
      'Ce fichier ne peut pas être lu : il est abîmé, ou c’est tout autre chose. Rien n’a changé.',
    poisoned:
      'Ce fichier contient ce qu’aucune exportation ne contient : il a été refusé. Rien n’a changé.',
    'not-an-export':
      'Ce fichier n’est pas une exportation de « Fermer la boîte ». Rien n’a changé.',
    'version-unknown':
      'Ce fichier vient d’une version plus récente. Mets l’application à jour, puis importe-le à nouveau. Rien n’a changé.',
    unreadable:
      'Le fichier, ou ce qui est enregistré ici, n’a pas pu être ouvert. Rien n’a changé.',
    'not-written':
      'Cet appareil n’a pas pu tout enregistrer. Ce qui a été ajouté reste ; importe le fichier à nouveau pour la suite.',
    stopped:
      'L’effacement a interrompu cette importation. Importe le fichier à nouveau si tu veux ses parties.',
  },
  startOver: 'Repartir de zéro',
  reset: 'Réinitialiser les réglages',
  wasReset: 'Les réglages sont revenus au premier jour.',
  erase: 'Tout effacer',
  eraseTitle: 'Tout effacer ?',
  eraseBody: (matches, people) =>
    `${plural(matches, 'partie', 'parties')}, ${plural(people, 'joueur', 'joueurs')} et tous les réglages disparaîtront de cet appareil, pour de bon. Une exportation faite avant permet de retrouver parties et joueurs.`,
  eraseSure: 'Oui, c’est ce que je veux',
  eraseNow: 'Effacer pour de bon',
  eraseKeep: 'Tout garder',
  notErased: 'Cet appareil n’a pas tout effacé. Réessaie pour effacer le reste.',
}
