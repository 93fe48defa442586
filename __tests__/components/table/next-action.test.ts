import { nextAction } from '../../../components/table/next-action'
import type { TableView } from '../../../components/table/table-view'
import { NO_TILES, tileSet, type Match } from '../../../engine'
import { en } from '../../../i18n'
import { STATES } from '../../support/match-states'
import { after, begin, playTurns, presetRules, rolled } from '../../support/scripted-match'

/** A table at which every deed is told to `done`. */
function viewOf(match: Match, done: (deed: string) => void, part: Partial<TableView> = {}) {
  const view: TableView = {
    match,
    players: match.setup.players.map(({ name }) => ({ name, colour: 'red' })),
    dice: [3, 5],
    isSpent: false,
    isTumbling: false,
    isEndShown: true,
    isPassing: false,
    counts: [2],
    diceCount: 2,
    chosen: NO_TILES,
    choosable: NO_TILES,
    isChosenMove: false,
    isShutAsked: false,
    settle: () => done('settle'),
    chooseDice: () => done('chooseDice'),
    roll: () => done('roll'),
    tapFlap: () => done('tapFlap'),
    shut: () => done('shut'),
    takeBack: () => done('takeBack'),
    stop: () => done('stop'),
    endTurn: () => done('endTurn'),
    ...part,
  }
  return view
}

const shutting = after(begin(presetRules('channel'), 2), rolled(3, 5))

test.each<[string, Match, Partial<TableView>, string, string]>([
  ['about to throw', STATES['about to throw first'], {}, en.play.roll, 'roll'],
  ['about to throw again', STATES['about to throw again'], {}, en.play.roll, 'roll'],
  ['while the dice tumble', shutting, { isTumbling: true }, en.play.rolling, 'settle'],
  [
    'with a move chosen',
    shutting,
    { chosen: tileSet([3, 5]), isChosenMove: true },
    'Shut 3 and 5',
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
])('%s there is one thing to do', (_, match, part, label, deed) => {
  const done: string[] = []
  const view = viewOf(match, (what) => done.push(what), part)
  const action = nextAction(view, en, false, () => done.push('result'))
  expect(action.label).toBe(label)
  expect(action.isDisabled ?? false).toBe(false)
  action.onPress()
  expect(done).toEqual([deed])
})

test('a phone that can be shaken says so', () => {
  const view = viewOf(STATES['about to throw first'], () => {})
  expect(nextAction(view, en, true, () => {}).label).toBe(en.play.shakeOrRoll)
})

test.each<[readonly number[], string]>([
  [[], en.play.choose],
  [[3], 'Choose 5 more'],
  [[1, 2], 'Choose 5 more'],
])('with %j chosen of eight there is nothing to press yet: %s', (tiles, label) => {
  const view = viewOf(shutting, () => {}, { chosen: tileSet(tiles) })
  expect(nextAction(view, en, false, () => {})).toMatchObject({ label, isDisabled: true })
})
