/** A short match that is played at the table, and all that is heard of it: texts, and what takes the focus. */
import { act } from 'expo-router/testing-library'
import type { MatchEvent, Rules } from '../../engine'
import { en } from '../../i18n'
import { fr } from '../../i18n/fr'
import type { Language } from '../../i18n/language'
import { changeSettings } from '../../state/settings/settings'
import { openTable, tapButton, wait } from './app-screens'
import { heard } from './heard'
import { inRounds, presetRules, rolled, shut, stopped, takenBack } from './scripted-match'
import { plainSpaces } from './spoken-transcript'
import { record } from './store-match'

/** A short match, as spoken-match.md has it: not made of the words of the app. */
export const TRANSCRIPTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'focus: 1, can be used',
    'said: 2 and 1, three. 3; 2 and 1.',
    'focus: Roll the dice',
    'said: 3 is down. Open: 1, 2 and 4 to 9, 42 left.',
    'focus: 1, can be used',
    'said: 3 is up again. 2 and 1, three.',
    'focus: Roll the dice',
    'said: 1 and 2 are down. Open: 3 to 9, 42 left.',
    'focus: Pass the phone',
    'said: 1 and 1, two: no move. Open 3 to 9. 42 points.',
    'focus: I’m Ben, I have it',
    'said: Pass to Ben. Ann scored 42. To beat: 42. Totals: Ann 42, Ben 0.',
    'focus: Roll the dice',
    'said: Ben’s turn. To beat: 42.',
    'focus: 1, can be used',
    'said: 1 and 2, three. 3; 2 and 1.',
    'focus: Roll the dice',
    'said: 3 is down. Open: 1, 2 and 4 to 9, 42 left.',
    'focus: 1, can be used',
    'said: 2 and 1, three. Only 2 and 1.',
    'focus: Roll the dice',
    'said: 1 and 2 are down. Open: 4 to 9, 39 left.',
    'focus: See the result',
    'said: 1 and 1, two: no move. Open 4 to 9. 39 points. Match over. Ben wins, 39 to 42.',
  ],
  fr: [
    'focus: 1, jouable',
    'said: 2 et 1, trois. 3 ; 2 et 1.',
    'focus: Lancer les dés',
    'said: Le 3 est fermé. Ouverts : 1, 2 et 4 à 9, il reste 42.',
    'focus: 1, jouable',
    'said: Le 3 est rouvert. 2 et 1, trois.',
    'focus: Lancer les dés',
    'said: Le 1 et le 2 sont fermés. Ouverts : 3 à 9, il reste 42.',
    'focus: Passer le téléphone',
    'said: 1 et 1, deux : rien à fermer. Ouverts : 3 à 9. 42 points.',
    'focus: C’est Ben, je l’ai',
    'said: Passe le téléphone à Ben. Ann a marqué 42. À battre : 42. Totaux : Ann 42, Ben 0.',
    'focus: Lancer les dés',
    'said: Au tour de Ben. À battre : 42.',
    'focus: 1, jouable',
    'said: 1 et 2, trois. 3 ; 2 et 1.',
    'focus: Lancer les dés',
    'said: Le 3 est fermé. Ouverts : 1, 2 et 4 à 9, il reste 42.',
    'focus: 1, jouable',
    'said: 2 et 1, trois. Un seul choix : 2 et 1.',
    'focus: Lancer les dés',
    'said: Le 1 et le 2 sont fermés. Ouverts : 4 à 9, il reste 39.',
    'focus: Voir le résultat',
    'said: 1 et 1, deux : rien à fermer. Ouverts : 4 à 9. 39 points. Partie terminée. Ben gagne, 39 contre 42.',
  ],
}

/** An event, or the name of a button that is tapped. */
type Step = MatchEvent | string | RegExp

const isName = (step: Step): step is string | RegExp =>
  typeof step === 'string' || step instanceof RegExp

/** Plays a match of two in a language; `listen` or `listenToFocus` must have been called. */
async function hearMatch(
  language: Language,
  rules: Rules,
  steps: readonly Step[],
): Promise<readonly string[]> {
  await openTable(['Ann', 'Ben'], rules)
  act(() => changeSettings({ language, verbosity: 'full' }))
  await wait(2000)
  heard()
  const transcript: string[] = []
  for (const step of steps) {
    if (isName(step)) await tapButton(step)
    else await act(() => record(step))
    await wait(6000)
    // What it led to is drawn by now, and the text follows.
    await wait(1000)
    transcript.push(...heard().map(([, kind, text]) => `${kind}: ${plainSpaces(text)}`))
  }
  return transcript
}

/** The short match. */
export function hearShortMatch(language: Language): Promise<readonly string[]> {
  const { play, pass } = { en, fr }[language]
  return hearMatch(language, inRounds(1), [
    ...[rolled(2, 1), shut(3), takenBack, shut(1, 2), rolled(1, 1)],
    ...[play.pass, pass.takePhone('Ben')],
    ...[rolled(1, 2), shut(3), rolled(2, 1), shut(1, 2), rolled(1, 1)],
  ])
}

/** A match to a target: who has stopped says whether to add or to subtract. */
export const SIGN_AND_STOP: readonly string[] = [
  'focus: 1, can be used',
  'said: 6 and 3, nine. 8 ways.',
  'focus: Roll the dice',
  'said: 9 is down. Open: 1 to 8. You may stop with 12345678.',
  'focus: Pass the phone',
  'said: Stopped. 12345678 added: 0 to 12345678. Target 100.',
  'focus: I’m Ben, I have it',
  'said: Pass to Ben. Ann stopped with 12345678. Adding to 0, target 100. Totals: Ann 12345678, Ben 0. Turn 1 of 10.',
  'focus: Roll the dice',
  'said: Ben’s turn. Adding to 0, target 100.',
  'focus: 1, can be used',
  'said: 6 and 2, eight. 6 ways.',
  'focus: Roll the dice',
  'said: 8 is down. Open: 1 to 7 and 9. You may stop with 12345679.',
  'focus: Pass the phone',
  'said: Stopped. 12345679 added: 0 to 12345679. Target 100.',
  'focus: Add or subtract',
  'said: Pass to Ann. Ben stopped with 12345679. Ann is nearest, 12345578 away. Totals: Ann 12345678, Ben 12345679. Turn 2 of 10. Ann, you have 12345678, target 100. Add or subtract?',
  'focus: Roll the dice',
  'said: Ann’s turn. Subtracting from 12345678 to 100.',
]

export const hearSignAndStop = (): Promise<readonly string[]> =>
  hearMatch('en', presetRules('hundred'), [
    ...[rolled(6, 3), shut(9), stopped, en.play.pass, en.pass.takePhone('Ben')],
    ...[rolled(6, 2), shut(8), stopped, en.play.pass, new RegExp(`^${en.pass.subtract}\\.`)],
  ])

/** A match for chips, which a shut box ends. */
export const SHUT_FOR_CHIPS: readonly string[] = [
  'focus: 2, jouable',
  'said: 1 et 1, deux. Un seul choix : 2.',
  'focus: Lancer les dés',
  'said: Le 2 est fermé. Ouverts : 1 et 3 à 9, il reste 43.',
  'focus: Passer le téléphone',
  'said: 1 et 1, deux : rien à fermer. Ouverts : 1, 3 à 9. 43 points.',
  'focus: C’est Ben, je l’ai',
  'said: Passe le téléphone à Ben. Ann a marqué 43. À battre : 43. Totaux : Ann : aucun jeton, Ben : aucun jeton.',
  'focus: Lancer les dés',
  'said: Au tour de Ben. À battre : 43.',
  'focus: 1, jouable',
  'said: 1 et 2, trois. 3 ; 2 et 1.',
  'focus: Lancer les dés',
  'said: Le 1 et le 2 sont fermés. Ouverts : 3 à 9, il reste 42.',
  'focus: 3, jouable',
  'said: 3 et 4, sept. 7 ; 4 et 3.',
  'focus: Lancer les dés',
  'said: Le 3 et le 4 sont fermés. Ouverts : 5 à 9, il reste 35.',
  'focus: 5, jouable',
  'said: 5 et 6, onze. Un seul choix : 6 et 5.',
  'focus: Lancer les dés',
  'said: Le 5 et le 6 sont fermés. Ouverts : 7 à 9, il reste 24.',
  'focus: 7, jouable',
  'said: 3 et 4, sept. Un seul choix : 7.',
  'focus: Lancer les dés',
  'said: Le 7 est fermé. Ouverts : 8 et 9, il reste 17.',
  'focus: 8, jouable',
  'said: 4 et 4, huit. Un seul choix : 8.',
  'focus: Lancer les dés',
  'said: Le 8 est fermé. Ouvert : 9, il reste 9.',
  'focus: 9, jouable',
  'said: 4 et 5, neuf. Un seul choix : 9.',
  'focus: Voir le résultat',
  'said: La boîte est fermée ! Partie terminée. Ben gagne, 2 jetons gagnés.',
]

export const hearShutForChips = (): Promise<readonly string[]> =>
  hearMatch('fr', presetRules('stakes'), [
    ...[rolled(1, 1), shut(2), rolled(1, 1), fr.play.pass, fr.pass.takePhone('Ben')],
    ...[rolled(1, 2), shut(1, 2), rolled(3, 4), shut(3, 4), rolled(5, 6), shut(5, 6)],
    ...[rolled(3, 4), shut(7), rolled(4, 4), shut(8), rolled(4, 5), shut(9)],
  ])
