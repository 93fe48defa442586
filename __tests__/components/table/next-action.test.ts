import { nextLabel, nextPress } from '../../../components/table/next-action'
import { NO_TILES, tileSet } from '../../../engine'
import { en } from '../../../i18n'
import type { SeatedMatch } from '../../../model/player'
import { tableView, type TableActions, type TableMoment } from '../../../model/table-view'
import { STATES } from '../../support/match-states'
import { after, begin, playTurns, presetRules, rolled } from '../../support/scripted-match'

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

const STILL: TableMoment = { isTumbling: false }
const viewOf = (match: SeatedMatch, moment: Partial<TableMoment> = {}) => {
  const events = match.phase === 'shutting' ? [rolled(...match.dice)] : []
  return tableView(match, events, { ...STILL, ...moment })
}

const shutting = after(begin(presetRules('channel'), 2), rolled(3, 5))

test.each<[string, SeatedMatch, Partial<TableMoment>, string, string]>([
  ['about to throw', STATES['about to throw first'], {}, en.play.roll, 'roll'],
  ['about to throw again', STATES['about to throw again'], {}, en.play.roll, 'roll'],
  ['while the dice tumble', shutting, { isTumbling: true }, en.play.rolling, 'settle'],
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

test('a phone that can be shaken says so', () => {
  expect(nextLabel(viewOf(STATES['about to throw first']), en, true)).toBe(en.play.shakeOrRoll)
})

test.each<[readonly number[], string]>([
  [[], en.play.choose],
  [[3], 'Choose 5 more'],
  [[1, 2], 'Choose 5 more'],
])('with %j chosen of eight there is nothing to press yet: %s', (tiles, label) => {
  const view = viewOf(shutting, { chosen: tiles.length > 0 ? tileSet(tiles) : NO_TILES })
  expect(nextLabel(view, en, false)).toBe(label)
  expect(nextPress(view, actionsInto([]), () => {})).toBeUndefined()
})
