import type { Translations } from '../en'

export const menu: Translations['menu'] = {
  title: 'À la table',
  rules: 'Les règles de cette partie',
  close: 'Fermer',
  coach: 'Coach',
  coachModes: { off: 'Sans', lamp: 'Lampe', teach: 'Apprends-moi' },
  coachNotes: {
    off: 'Chacun se débrouille sans aide.',
    lamp: 'Une lampe est posée sur la table : à ton tour, demande-lui ce qu’elle ferait.',
    teach: 'Tu choisis d’abord ; ensuite il dit ce qu’il aurait fait, là où ça compte.',
  },
  themes: { system: 'Auto', light: 'De jour', dark: 'De nuit' },
  settings: 'Tous les réglages',
  leave: 'Quitter la table',
  leaveNote: 'La partie reste où elle en est.',
}
