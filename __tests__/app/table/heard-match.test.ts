import { act, fireEvent, screen } from 'expo-router/testing-library'
import type { Speaking } from '../../../components/table/spoken/speaking'
import { openedText, spokenChange } from '../../../components/table/spoken/spoken-event'
import {
  choosableTiles,
  legalMoves,
  NO_TILES,
  PRESETS,
  tileSet,
  tilesOf,
  type MatchEvent,
  type PresetId,
} from '../../../engine'
import { en } from '../../../i18n'
import { fr, frSpoken } from '../../../i18n/fr'
import { enSpoken } from '../../../i18n/spoken-match'
import { tableTimeline } from '../../../model/table-timeline'
import { matchBefore, tableView, type TableMoment } from '../../../model/table-view'
import { SPEECH_DELAY_MS } from '../../../state/speech/speech'
import { changeSettings } from '../../../state/settings/settings'
import { arrive, button, openTable, settle, tapButton, tilt, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { heard, listen } from '../../support/heard'
import { hearShortMatch, TRANSCRIPTS } from '../../support/heard-transcript'
import {
  adding,
  inRounds,
  presetRules,
  rolled,
  shut,
  subtracting,
  turnLeaving,
  type ScriptedTurn,
} from '../../support/scripted-match'
import { plainSpaces } from '../../support/spoken-transcript'
import { liveMatch, record } from '../../support/store-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))
jest.mock('@/components/ui/move-focus')

const NAMES = ['Ann', 'Ben']
const HIGH = [3, 4, 5, 6, 7, 8, 9]

/** The turns of a whole match by each preset, short ones. */
const MATCHES: Readonly<Record<PresetId, readonly ScriptedTurn[]>> = {
  channel: [[3, 5, 7, 9], []],
  pub: [
    [8, 9],
    [7, 9],
  ],
  'pub-digits': [HIGH, HIGH],
  'pub-reversed': [HIGH, HIGH],
  'pub-hundred': [HIGH, HIGH, HIGH, HIGH, HIGH],
  sailors: [HIGH, HIGH, [7, 9], HIGH],
  hundred: [adding(1, 3, 5), adding(9), subtracting(3, 5)],
  stakes: [
    [8, 9],
    [7, 9],
  ],
}

const WORDS = {
  en: { words: en, spoken: enSpoken },
  fr: { words: fr, spoken: frSpoken },
}
type Language = keyof typeof WORDS
const LANGUAGES: readonly Language[] = ['en', 'fr']

/** Changes the language and how much is said, of which nothing is heard. */
async function speakIn(language: Language, isFull: boolean): Promise<Speaking> {
  act(() => changeSettings({ language, verbosity: isFull ? 'full' : 'short' }))
  await wait(1000)
  expect(heard()).toEqual([])
  return { ...WORDS[language], isFull }
}

/** Any of these texts, and no other. */
const anyOf = (...texts: readonly string[]) =>
  new RegExp(`^(${texts.map((text) => text.replaceAll('?', '\\?')).join('|')})$`)

const rollOf = ({ play }: Speaking['words']) => anyOf(play.roll, play.shakeOrRoll)

/** The table as the events so far show it. */
const viewNow = (moment: TableMoment = {}) => {
  const { match, events } = liveMatch()
  return tableView(match, events, { before: matchBefore(match, events), ...moment })
}

const said = (text: string) => (text === '' ? [] : [['said', text]])

/**
 * What is heard from here on, when all that was to come has come: the focus, and the text 250 ms after it. What the
 * end of a turn has led to is shown some time later, and said then.
 */
async function expectHeard(
  text: string,
  focus: string | RegExp | undefined,
  later?: { readonly text: string; readonly at: number },
): Promise<void> {
  await wait(SPEECH_DELAY_MS - 1)
  const early = heard()
  const expected = focus instanceof RegExp ? expect.stringMatching(focus) : focus
  expect(early.map(([, ...what]) => what)).toEqual(focus ? [['focus', expected]] : [])
  await wait(1)
  expect(heard().map(([, ...what]) => what)).toEqual(said(text))
  if (later) {
    await wait(later.at - SPEECH_DELAY_MS)
    await wait(SPEECH_DELAY_MS - 1)
    expect(heard()).toEqual([])
    await wait(1)
    expect(heard().map(([, ...what]) => what)).toEqual(said(later.text))
  }
  await wait(3000)
  expect(heard()).toEqual([])
}

/** Plays one event, and hears what is to be heard of it. */
async function play(event: MatchEvent, speaking: Speaking): Promise<void> {
  const { words } = speaking
  const before = viewNow()
  if (event.type === 'tilesShut') {
    const moves = legalMoves(before.match.setup.rules, before.open, before.dice)
    let chosen: readonly number[] = []
    for (const tile of event.tiles) {
      const from = viewNow({ chosen: tileSet(chosen) })
      chosen = [...chosen, tile]
      const now = viewNow({ chosen: tileSet(chosen) })
      tilt(tile)
      const isDone = now.isChosenMove && choosableTiles(moves, tileSet(chosen)) === NO_TILES
      const focus = isDone ? words.play.shut(tilesOf(tileSet(chosen))) : undefined
      await expectHeard(spokenChange(from, now, speaking), focus)
    }
  }
  await act(() => record(event))
  await settle()
  const { match, events } = liveMatch()
  const timeline = tableTimeline(before.match, match, events, false)
  const rest = timeline.find(({ stage }) => stage === 'rest')!
  const shown = timeline.find(({ stage }) => ['card', 'rest'].includes(stage))!
  if (shown.at > 0) {
    // Nothing before the dice lie, or before the end of the turn is shown.
    await wait(shown.at - 1)
    expect(heard()).toEqual([])
    await wait(1)
  }
  const { phase } = match
  const [lowest] = tilesOf(viewNow().choosable)
  const focus = {
    announcing: undefined,
    rolling: rollOf(words),
    shutting: lowest ? words.play.flap.choosable(lowest) : undefined,
    turnOver: words.play.pass,
    matchOver: words.play.seeResult,
  }[phase]
  const first = viewNow({ stage: shown.stage })
  const text = spokenChange(before, first, speaking)
  expect(text).not.toBe('')
  const later = { text: spokenChange(first, viewNow(), speaking), at: rest.at - shown.at }
  await expectHeard(text, focus, shown === rest ? undefined : later)
}

/** Hands the phone on by the card, and takes it there or says the sign. */
async function handOn(sign: 'add' | 'subtract', speaking: Speaking): Promise<void> {
  const { words } = speaking
  const before = viewNow()
  const card = viewNow({ isPassing: true })
  const taken = anyOf(...NAMES.map(words.pass.takePhone))
  fireEvent.press(button(words.play.pass))
  const take = screen.queryByRole('button', { name: taken })
  await expectHeard(spokenChange(before, card, speaking), take ? taken : words.pass.addOrSubtract)
  fireEvent.press(take ?? button(new RegExp(`^${words.pass[sign]}\\.`)))
  await settle()
  await expectHeard(spokenChange(card, viewNow(), speaking), rollOf(words))
}

beforeEach(() => {
  forceSeeds(seedOf(1))
  listen()
})

test.each(PRESETS.map(({ id }, index) => [id, index] as const))(
  'a whole match of %s is heard, turn by turn in another language: one text for each thing that happens, after the focus, and nothing else',
  async (id, index) => {
    const isFull = index % 2 === 0
    await openTable(NAMES, presetRules(id))
    await arrive()
    const [focus, opened, ...more] = heard().map(([, ...what]) => what)
    expect([focus, more]).toEqual([['focus', expect.stringMatching(rollOf(en))], []])
    expect(opened![1]).toBe(openedText(viewNow(), { ...WORDS.en, isFull: true }))
    // Both begin, and both end, some of the matches.
    for (const [number, turn] of MATCHES[id].entries()) {
      const speaking = await speakIn(LANGUAGES[(number + (index >> 1)) % 2]!, isFull)
      const { sign, leaving } = 'leaving' in turn ? turn : { sign: 'add' as const, leaving: turn }
      if (liveMatch().match.phase === 'turnOver') await handOn(sign, speaking)
      for (const event of turnLeaving(liveMatch().match, leaving)) await play(event, speaking)
    }
    expect(liveMatch().match.phase).toBe('matchOver')
  },
)

test.each(LANGUAGES)('a match is heard word by word in %s', async (language) => {
  expect(await hearShortMatch(language)).toEqual(TRANSCRIPTS[language])
})

test.each([
  [
    'en',
    [
      'focus: Ben’s turn',
      'said: 1 and 1, two: no move. Open 3 to 9. 42 points.',
      'focus: I’m Ben, ready',
      'said: Ben’s turn. Ann scored 42. To beat: 42. Totals: Ann 42, Ben 0.',
    ],
  ],
  [
    'fr',
    [
      'focus: Au tour de Ben',
      'said: 1 et 1, deux : rien à fermer. Ouverts : 3 à 9. 42 points.',
      'focus: C’est Ben, j’y suis',
      'said: Au tour de Ben. Ann a marqué 42. À battre : 42. Totaux : Ann 42, Ben 0.',
    ],
  ],
] as const)(
  'nobody hears of passing a phone that lies on the table: %s',
  async (language, lines) => {
    await openTable(NAMES, inRounds(1), rolled(1, 2), shut(1, 2))
    act(() => changeSettings({ seating: 'between-two' }))
    await wait(1000)
    heard()
    const { words } = await speakIn(language, true)
    await act(() => record(rolled(1, 1)))
    await wait(6000)
    // What it led to is drawn by now, and the text follows.
    await wait(1000)
    await tapButton(words.play.turnOf('Ben'))
    await wait(1000)
    expect(heard().map(([, kind, text]) => `${kind}: ${plainSpaces(text)}`)).toEqual(lines)
  },
)
