export const menu = {
  title: 'At the table',
  rules: 'The rules of this match',
  close: 'Close',
  coach: 'Coach',
  coachModes: { off: 'Off', lamp: 'Lamp', teach: 'Teach me' },
  coachNotes: {
    off: 'Everybody plays on their own.',
    lamp: 'A lamp stands on the table: whoever is on turn may ask what it would do.',
    teach: 'You choose first; then it says what it would have done, where it matters.',
  },
  /** Short labels that fit beside each other. */
  themes: { system: 'Auto', light: 'By day', dark: 'By night' },
  settings: 'All settings',
  leave: 'Leave the table',
  leaveNote: 'The match stays where it is.',
}
