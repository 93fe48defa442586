import { nextLabel, nextPress, sumText } from '../../../components/table/next-action'
import { NO_TILES, tileSet, type PresetId, type TileCount } from '../../../engine'
import { en } from '../../../i18n'
import { fr } from '../../../i18n/fr'
import type { SeatedMatch } from '../../../model/player'
import { tableView, type TableActions, type TableMoment } from '../../../model/table-view'
import { STATES } from '../../support/match-states'
import { scripted } from '../../support/scripted-events'
import {
  after,
  begin,
  playTurns,
  presetRules,
  rolled,
  stopped,
  subtracting,
} from '../../support/scripted-match'

/** Actions that write down what was done. */
const actionsInto = (done: string[]): TableActions => ({
  settle: () => done.push('settle'),
  chooseDice: () => done.push('chooseDice'),
  roll: () => done.push('roll'),
  tapFlap: () => done.push('tapFlap'),
  shut: () => done.push('shut'),
  cancelShut: () => done.push('cancelShut'),
  takeBack: () => done.push('takeBack'),
  stop: () => done.push('stop'),
  endTurn: () => done.push('endTurn'),
})

const STILL: TableMoment = {}
const viewOf = (match: SeatedMatch, moment: Partial<TableMoment> = {}) => {
  const events = match.phase === 'shutting' ? [rolled(...match.dice)] : []
  return tableView(match, events, { ...STILL, ...moment })
}

const shutting = after(begin(presetRules('channel'), 2), rolled(3, 5))
const { events: HIT } = scripted(presetRules('hundred'), 2, [1, 3, 5], [9], subtracting(3, 5))
const hit = after(begin(presetRules('hundred'), 2), ...HIT.slice(0, -1), stopped)
const stuck = playTurns(begin(presetRules('channel'), 2), [9])

test.each<[string, SeatedMatch, Partial<TableMoment>, string, string]>([
  ['about to throw', STATES['about to throw first'], {}, en.play.roll, 'roll'],
  ['about to throw again', STATES['about to throw again'], {}, en.play.roll, 'roll'],
  ['while the dice tumble', shutting, { stage: 'tumbling' }, en.play.rolling, 'settle'],
  ['while hurried dice land', shutting, { stage: 'landing' }, en.play.rolling, 'settle'],
  [
    'when they lie and leave no move',
    stuck,
    { stage: 'landed', before: shutting },
    en.play.landed,
    'settle',
  ],
  ['after a stop that hits the target', hit, { stage: 'silence' }, en.play.stopped, 'settle'],
  ['while light runs for it', hit, { stage: 'light' }, en.play.stopped, 'settle'],
  ['when they knock', stuck, { stage: 'stuck', before: shutting }, en.play.landed, 'settle'],
  ['with a move chosen', shutting, { chosen: tileSet([3, 5]) }, 'Shut 3 and 5', 'shut'],
  [
    'asked once more',
    shutting,
    { chosen: tileSet([3, 5]), isShutAsked: true },
    'Really shut 3 and 5?',
    'shut',
  ],
  ['after a turn', STATES['turn over'], {}, en.play.pass, 'endTurn'],
  [
    'after a turn, alone',
    playTurns(begin(presetRules('hundred'), 1), [9]),
    {},
    en.play.nextTurn,
    'endTurn',
  ],
  ['after the match', STATES['match over'], {}, en.play.seeResult, 'result'],
])('%s there is one thing to do', (_, match, moment, label, deed) => {
  const done: string[] = []
  const view = viewOf(match, moment)
  expect(nextLabel(view, en, false)).toBe(label)
  nextPress(view, actionsInto(done), () => done.push('result'))?.()
  expect(done).toEqual([deed])
})

test.each([
  ['en', en, 'Pass the phone', 'Ben’s turn'],
  ['fr', fr, 'Passer le téléphone', 'Au tour de Ben'],
])('nobody is told to pass a phone that lies on the table: %s', (_, words, pass, turn) => {
  const view = viewOf(STATES['turn over'])
  expect(nextLabel(view, words, false, false)).toBe(pass)
  expect(nextLabel(view, words, false, true)).toBe(turn)
})

test('a phone that can be shaken says so', () => {
  expect(nextLabel(viewOf(STATES['about to throw first']), en, true)).toBe(en.play.shakeOrRoll)
})

/** The match in which these flaps stand, and this was thrown. */
function thrown(preset: PresetId, tiles: TileCount, open: readonly number[], dice: number[]) {
  const match = begin({ ...presetRules(preset), tiles, oneDie: 'never' }, 2)
  const all = { ...match, open: tileSet(open), phase: 'shutting', dice } as SeatedMatch
  return tableView(all, [rolled(...dice)], STILL)
}

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const without = (...shut: number[]) => NINE.filter((tile) => !shut.includes(tile))

test.each<[string, PresetId, readonly number[], number[], string]>([
  ['any sum', 'channel', NINE, [3, 6], 'Choose flaps that make 9'],
  ['any sum of a double', 'channel', NINE, [4, 4], 'Choose flaps that make 8'],
  ['any sum of one die', 'channel', [1, 2, 3], [3], 'Choose flaps that make 3'],
  ['any sum that one flap alone makes', 'channel', [9], [4, 5], 'Choose 9'],
  ['any sum that two flaps alone make', 'channel', [1, 5], [2, 4], 'Choose 1 and 5'],
  ['the dice or their sum', 'pub', NINE, [3, 4], 'Choose 3 and 4, or 7'],
  ['one of the dice, or the sum', 'pub', without(3), [3, 4], 'Choose 4 or 7'],
  ['the dice without the sum', 'pub', without(7), [3, 4], 'Choose 3 and 4'],
  ['one of the dice alone', 'pub', without(5, 9), [5, 4], 'Choose 4'],
  ['the sum alone', 'pub', without(3, 4), [3, 4], 'Choose 7'],
  ['a double beyond nine', 'pub', NINE, [5, 5], 'Choose 5'],
  ['a double or its sum', 'pub', NINE, [4, 4], 'Choose 4 or 8'],
  ['one die in the pub', 'pub', [1, 4], [4], 'Choose 4'],
  ['a die, both, or the sum', 'sailors', NINE, [2, 3], 'Choose 2, 3, both, or 5'],
  ['a die or both', 'sailors', without(5), [2, 3], 'Choose 2, 3, or both'],
  ['a die or the sum', 'sailors', without(2), [2, 3], 'Choose 3 or 5'],
  ['a double of the sailors', 'sailors', NINE, [2, 2], 'Choose 2 or 4'],
])('the button says what the throw may shut: %s', (_, preset, open, dice, label) => {
  expect(nextLabel(thrown(preset, 9, open, dice), en, false)).toBe(label)
})

test.each<[readonly number[], string, string]>([
  [[], 'Choose flaps that make 8', '3 + 5 = 8'],
  [[3], 'Choose 5 more', '3 + … = 8'],
  [[1, 2], 'Choose 5 more', '1 + 2 + … = 8'],
])('with %j chosen of eight there is nothing to press yet: %s', (tiles, label, sum) => {
  const view = viewOf(shutting, { chosen: tiles.length > 0 ? tileSet(tiles) : NO_TILES })
  expect(nextLabel(view, en, false)).toBe(label)
  expect(sumText(view)).toBe(sum)
  expect(nextPress(view, actionsInto([]), () => {})).toBeUndefined()
})

test('one flap of a pair of the pub needs the other', () => {
  const chosen = { ...thrown('pub', 9, NINE, [3, 4]), chosen: tileSet([3]) }
  expect(nextLabel(chosen, en, false)).toBe('Choose 4 too')
  expect(sumText(chosen)).toBe('3 + … = 7')
})

test.each<[number[], number[], string]>([
  [[3, 5], [8], '8'],
  [[3, 5], [1, 3, 4], '1 + 3 + 4 = 8'],
  [[4], [], '4'],
])('after %j with %j chosen the felt says %s', (dice, tiles, sum) => {
  const view = thrown('channel', 9, NINE, dice)
  const chosen = tiles.length > 0 ? tileSet(tiles) : NO_TILES
  expect(sumText({ ...view, chosen, isChosenMove: tiles.length > 0 })).toBe(sum)
})
