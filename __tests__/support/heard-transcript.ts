/** A short match that is played at the table, and all that is heard of it: texts, and what takes the focus. */
import { act } from 'expo-router/testing-library'
import type { MatchEvent } from '../../engine'
import { en } from '../../i18n'
import { fr } from '../../i18n/fr'
import type { Language } from '../../i18n/language'
import { changeSettings } from '../../state/settings/settings'
import { openTable, tapButton, wait } from './app-screens'
import { heard } from './heard'
import { inRounds, rolled, shut, takenBack } from './scripted-match'
import { plainSpaces } from './spoken-transcript'
import { record } from './store-match'

/** A short match, as spoken-match.md has it: not made of the words of the app. */
export const TRANSCRIPTS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'focus: 1, can be used',
    'said: 2 and 1, three. 3; 2 and 1.',
    'focus: Tap to roll',
    'said: 3 is down. Open: 1, 2 and 4 to 9, 42 left.',
    'focus: 1, can be used',
    'said: 3 is up again. 2 and 1, three.',
    'focus: Tap to roll',
    'said: 1 and 2 are down. Open: 3 to 9, 42 left.',
    'focus: Pass the phone',
    'said: 1 and 1, two: no move. Open 3 to 9. 42 points.',
    'focus: I’m Ben, I have it',
    'said: Pass to Ben. Ann scored 42. To beat: 42. Totals: Ann 42, Ben 0.',
    'focus: Tap to roll',
    'said: Ben’s turn. To beat: 42.',
    'focus: 1, can be used',
    'said: 1 and 2, three. 3; 2 and 1.',
    'focus: Tap to roll',
    'said: 3 is down. Open: 1, 2 and 4 to 9, 42 left.',
    'focus: 1, can be used',
    'said: 2 and 1, three. Only 2 and 1.',
    'focus: Tap to roll',
    'said: 1 and 2 are down. Open: 4 to 9, 39 left.',
    'focus: See the result',
    'said: 1 and 1, two: no move. Open 4 to 9. 39 points. Match over. Ben wins, 39 to 42.',
  ],
  fr: [
    'focus: 1, utilisable',
    'said: 2 et 1, trois. 3 ; 2 et 1.',
    'focus: Touche pour lancer',
    'said: Le 3 est fermé. Ouverts : 1, 2 et 4 à 9, il reste 42.',
    'focus: 1, utilisable',
    'said: Le 3 est rouvert. 2 et 1, trois.',
    'focus: Touche pour lancer',
    'said: Le 1 et le 2 sont fermés. Ouverts : 3 à 9, il reste 42.',
    'focus: Passer le téléphone',
    'said: 1 et 1, deux : rien à fermer. Ouverts : 3 à 9. 42 points.',
    'focus: C’est Ben, je l’ai',
    'said: Passe le téléphone à Ben. Ann a marqué 42. À battre : 42. Totaux : Ann 42, Ben 0.',
    'focus: Touche pour lancer',
    'said: Au tour de Ben. À battre : 42.',
    'focus: 1, utilisable',
    'said: 1 et 2, trois. 3 ; 2 et 1.',
    'focus: Touche pour lancer',
    'said: Le 3 est fermé. Ouverts : 1, 2 et 4 à 9, il reste 42.',
    'focus: 1, utilisable',
    'said: 2 et 1, trois. Un seul choix : 2 et 1.',
    'focus: Touche pour lancer',
    'said: Le 1 et le 2 sont fermés. Ouverts : 4 à 9, il reste 39.',
    'focus: Voir le résultat',
    'said: 1 et 1, deux : rien à fermer. Ouverts : 4 à 9. 39 points. Partie terminée. Ben gagne, 39 contre 42.',
  ],
}

/** Plays that match in a language; `listen` or `listenToFocus` must have been called. */
export async function hearShortMatch(language: Language): Promise<readonly string[]> {
  const words = { en, fr }[language]
  await openTable(['Ann', 'Ben'], inRounds(1))
  act(() => changeSettings({ language, verbosity: 'full' }))
  await wait(2000)
  heard()
  const transcript: string[] = []
  const hearAll = async () => {
    await wait(6000)
    // What it led to is drawn by now, and the text follows.
    await wait(1000)
    transcript.push(...heard().map(([, kind, text]) => `${kind}: ${plainSpaces(text)}`))
  }
  const happen = async (...events: readonly MatchEvent[]) => {
    for (const event of events) {
      await act(() => record(event))
      await hearAll()
    }
  }
  await happen(rolled(2, 1), shut(3), takenBack, shut(1, 2), rolled(1, 1))
  await tapButton(words.play.pass)
  await hearAll()
  await tapButton(words.pass.takePhone('Ben'))
  await hearAll()
  await happen(rolled(1, 2), shut(3), rolled(2, 1), shut(1, 2), rolled(1, 1))
  return transcript
}
