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
import { enSpoken } from '../../../i18n/spoken-match'
import { tableTimeline } from '../../../model/table-timeline'
import { matchBefore, tableView, type TableMoment } from '../../../model/table-view'
import { SPEECH_DELAY_MS } from '../../../state/speech/speech'
import { changeSettings } from '../../../state/settings/settings'
import { button, openTable, ROLL, settle, tapButton, tilt, wait } from '../../support/app-screens'
import { forceSeeds, seedOf } from '../../support/forced-entropy'
import { heard, listen } from '../../support/heard'
import {
  adding,
  presetRules,
  subtracting,
  turnLeaving,
  type ScriptedTurn,
} from '../../support/scripted-match'
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

const speakingIn = (isFull: boolean): Speaking => ({ words: en, spoken: enSpoken, isFull })

/** The table as the events so far show it. */
const viewNow = (moment: TableMoment = {}) => {
  const { match, events } = liveMatch()
  return tableView(match, events, { before: matchBefore(match, events), ...moment })
}

/** What is heard from here on, when all that was to come has come: the focus, and the text 250 ms after it. */
async function expectHeard(text: string, focus: string | RegExp | undefined): Promise<void> {
  await wait(SPEECH_DELAY_MS - 1)
  const early = heard()
  const expected = focus instanceof RegExp ? expect.stringMatching(focus) : focus
  expect(early.map(([, ...what]) => what)).toEqual(focus ? [['focus', expected]] : [])
  await wait(1)
  expect(heard().map(([, ...what]) => what)).toEqual(text === '' ? [] : [['said', text]])
  await wait(3000)
  expect(heard()).toEqual([])
}

/** Plays one event, and hears what is to be heard of it. */
async function play(event: MatchEvent, speaking: Speaking): Promise<void> {
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
      const focus = isDone ? en.play.shut(tilesOf(tileSet(chosen))) : undefined
      await expectHeard(spokenChange(from, now, speaking), focus)
    }
  }
  await act(() => record(event))
  await settle()
  const { match, events } = liveMatch()
  const timeline = tableTimeline(before.match, match, event, false)
  const shown = timeline.find(({ stage }) => ['card', 'rest'].includes(stage))!
  if (shown.at > 0) {
    // Nothing before the dice lie, or before the end of the turn is shown.
    await wait(shown.at - 1)
    expect(heard()).toEqual([])
    await wait(1)
  }
  const { phase } = match
  const [first] = tilesOf(viewNow().choosable)
  const focus = {
    announcing: undefined,
    rolling: ROLL,
    shutting: first ? en.play.flap.choosable(first) : undefined,
    turnOver: en.play.pass,
    matchOver: en.play.seeResult,
  }[phase]
  const text = spokenChange(before, tableView(match, events, {}), speaking)
  expect(text).not.toBe('')
  await expectHeard(text, focus)
}

/** Hands the phone on by the card, and takes it there or says the sign. */
async function handOn(sign: 'add' | 'subtract', speaking: Speaking): Promise<void> {
  const before = viewNow()
  const card = viewNow({ isPassing: true })
  fireEvent.press(button(en.play.pass))
  const take = screen.queryByRole('button', { name: TAKE })
  await expectHeard(
    spokenChange(before, card, speaking),
    take ? TAKE : new RegExp(`${escaped(en.pass.announce)}$`),
  )
  const answer = new RegExp(`^${sign === 'add' ? en.pass.add : en.pass.subtract}\\.`)
  fireEvent.press(take ?? button(answer))
  await settle()
  await expectHeard(spokenChange(card, viewNow(), speaking), ROLL)
}

const TAKE = /^I’m .*, I have it$/
const escaped = (text: string) => text.replaceAll('?', '\\?')

beforeEach(() => {
  forceSeeds(seedOf(1))
  listen()
})

test.each(PRESETS.map(({ id }, index) => [id, index % 2 === 0] as const))(
  'a whole match of %s is heard: one text for each thing that happens, after the focus, and nothing else',
  async (id, isFull) => {
    const speaking = speakingIn(isFull)
    await openTable(NAMES, presetRules(id))
    act(() => changeSettings({ verbosity: isFull ? 'full' : 'short' }))
    await wait(1000)
    const [focus, opened, ...more] = heard().map(([, ...what]) => what)
    expect([focus, more]).toEqual([['focus', expect.stringMatching(ROLL)], []])
    // The setting of another match is still on while it opens.
    expect(opened![1]).toBe(openedText(viewNow(), speakingIn(true)))
    for (const turn of MATCHES[id]) {
      const { sign, leaving } = 'leaving' in turn ? turn : { sign: 'add' as const, leaving: turn }
      if (liveMatch().match.phase === 'turnOver') await handOn(sign, speaking)
      for (const event of turnLeaving(liveMatch().match, leaving)) await play(event, speaking)
    }
    expect(liveMatch().match.phase).toBe('matchOver')
  },
)

test('word by word: a throw, a shut, no move, the phone in other hands', async () => {
  await openTable(NAMES, presetRules('channel'))
  await wait(1000)
  const transcript: string[] = []
  const hear = async (ms: number) => {
    await wait(ms)
    await wait(1000)
    transcript.push(...heard().map(([, kind, text]) => `${kind}: ${text}`))
  }
  await hear(0)
  const events = turnLeaving(liveMatch().match, [8, 9])
  await act(() => record(...events.slice(0, -2)))
  await hear(1000)
  transcript.length = 0
  await act(() => record(events.at(-2)!))
  await hear(2000)
  await act(() => record(events.at(-1)!))
  await hear(6000)
  await tapButton(en.play.pass)
  await hear(0)
  await tapButton(en.pass.takePhone('Ben'))
  await hear(0)
  expect(transcript.filter((line) => !/^said: \d and|^said: \d is/.test(line))).toEqual([
    expect.stringMatching(/^focus: .*roll$/),
    'focus: Pass the phone',
    'focus: I’m Ben, I have it',
    'said: Pass to Ben. Ann scored 17. To beat: 17. Totals: Ann 17, Ben 0. Round 1 of 5.',
    expect.stringMatching(/^focus: .*roll$/),
    'said: Ben’s turn. To beat: 17.',
  ])
})
