import { PRESETS, type MatchEvent, type PresetId } from '../../../../engine'
import { en } from '../../../../i18n'
import { fr, frSpoken } from '../../../../i18n/fr'
import { enSpoken } from '../../../../i18n/spoken-match'
import { announced, presetRules, rolled, shut, stopped } from '../../../support/scripted-match'
import { SHORT_IN_ENGLISH, SHORT_IN_FRENCH } from '../../../support/spoken-in-short'
import { SPOKEN_IN_ENGLISH } from '../../../support/spoken-in-english'
import { SPOKEN_IN_FRENCH } from '../../../support/spoken-in-french'
import { spokenTranscript } from '../../../support/spoken-transcript'

/** Two turns of the pub, one that leaves 27 and one that leaves 30. */
const PUB = [
  [rolled(5, 4), shut(9), rolled(5, 4), shut(4, 5), rolled(5, 4)],
  [rolled(6, 6), shut(6), rolled(6, 3), shut(9), rolled(6, 6)],
]
const ALL_BUT_LOW = [rolled(1, 2), shut(1, 2), rolled(1, 1)]
const ALL_BUT_THREE = [rolled(1, 2), shut(3), rolled(1, 2), shut(1, 2), rolled(1, 1)]

/** The turns of a whole match by each preset, short ones. */
const MATCHES: Readonly<Record<PresetId, readonly (readonly MatchEvent[])[]>> = {
  channel: [
    ALL_BUT_LOW,
    [
      ...[rolled(6, 6), shut(3, 9), rolled(6, 6), shut(4, 8), rolled(6, 6), shut(5, 7)],
      ...[rolled(3, 5), shut(2, 6), rolled(1), shut(1)],
    ],
  ],
  pub: PUB,
  'pub-digits': PUB,
  'pub-reversed': PUB,
  'pub-hundred': [ALL_BUT_LOW, ALL_BUT_THREE, ALL_BUT_LOW, ALL_BUT_THREE, ALL_BUT_LOW],
  sailors: [ALL_BUT_LOW, ALL_BUT_THREE, ALL_BUT_LOW, ALL_BUT_LOW],
  hundred: [
    [
      ...[rolled(6, 6), shut(2, 4, 6), rolled(3, 4), shut(7), rolled(4, 4), shut(8)],
      ...[rolled(4, 5), shut(9), stopped],
    ],
    [rolled(6, 6), shut(3, 9), stopped],
    [
      announced('subtract'),
      ...[rolled(6, 6), shut(1, 2, 9), rolled(6, 6), shut(4, 8), rolled(3, 4), shut(7)],
      ...[rolled(3, 3), shut(6), rolled(6, 6)],
    ],
  ],
  stakes: [[rolled(1, 1), shut(2), rolled(1, 1)], ALL_BUT_THREE],
}

const LANGUAGES = [
  ['English', { words: en, spoken: enSpoken }, SPOKEN_IN_ENGLISH, SHORT_IN_ENGLISH],
  ['French', { words: fr, spoken: frSpoken }, SPOKEN_IN_FRENCH, SHORT_IN_FRENCH],
] as const

/** They have a stop, a sign, a shut box and a captain between them. */
const TOLD_IN_SHORT = ['channel', 'hundred'] as const

describe.each(LANGUAGES)('in %s', (_, words, lines, shortLines) => {
  test.each(PRESETS.map(({ id }) => id))('a whole match of %s is told word by word', (id) => {
    const speaking = { ...words, isFull: true }
    expect(spokenTranscript(presetRules(id), MATCHES[id], speaking)).toEqual(lines[id])
  })

  test.each(TOLD_IN_SHORT)('so is one of %s in few words, with what is needed', (id) => {
    const speaking = { ...words, isFull: false }
    expect(spokenTranscript(presetRules(id), MATCHES[id], speaking)).toEqual(shortLines[id])
  })
})
