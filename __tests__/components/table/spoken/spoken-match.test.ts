import { spokenChange, openedText } from '../../../../components/table/spoken/spoken-event'
import type { Speaking } from '../../../../components/table/spoken/speaking'
import { whereAmI } from '../../../../components/table/spoken/where-am-i'
import { tileSet, tilesOf, type MatchEvent, type Rules } from '../../../../engine'
import { en } from '../../../../i18n'
import { fr, frSpoken } from '../../../../i18n/fr'
import { enSpoken } from '../../../../i18n/spoken-match'
import { withPlayers } from '../../../../model/player'
import type { Stage } from '../../../../model/table-timeline'
import { tableView, type TableMoment, type TableView } from '../../../../model/table-view'
import { mixedSeats } from '../../../support/computer-table'
import {
  after,
  announced,
  begin,
  inFormat,
  inRounds,
  passed,
  presetRules,
  rolled,
  shut,
  stopped,
  takenBack,
  turnLeaving,
} from '../../../support/scripted-match'
import { plainSpaces } from '../../../support/spoken-transcript'

const full: Speaking = { words: en, spoken: enSpoken, isFull: true }
const short: Speaking = { ...full, isFull: false }

const channel = presetRules('channel')
const hundred = presetRules('hundred')

/** The table after these events of a match, at rest unless the moment says otherwise. */
function viewOf(
  rules: Rules,
  events: readonly MatchEvent[],
  moment: TableMoment = {},
  count = 2,
): TableView {
  const match = after(begin(rules, count), ...events)
  const before = after(begin(rules, count), ...events.slice(0, -1))
  return tableView(match, events, { before, ...moment })
}

/** What is said when the last of these events is shown. */
function saidAfter(rules: Rules, events: readonly MatchEvent[], speaking = full, count = 2) {
  const before = viewOf(rules, events.slice(0, -1), {}, count)
  return spokenChange(before, viewOf(rules, events, {}, count), speaking)
}

/** What is said when flaps are chosen after others. */
function saidChoosing(
  rules: Rules,
  dice: readonly number[],
  first: readonly number[],
  then: readonly number[],
  speaking = full,
) {
  const events = [rolled(...dice)]
  return spokenChange(
    viewOf(rules, events, { chosen: tileSet(first) }),
    viewOf(rules, events, { chosen: tileSet(then) }),
    speaking,
  )
}

const turn = (rules: Rules, leaving: readonly number[], ...events: readonly MatchEvent[]) => [
  ...events,
  ...turnLeaving(after(begin(rules, 2), ...events), leaving),
]

describe('a table that opens', () => {
  test.each([
    ['channel', channel, 'Round 1 of 5. Ann’s turn.', 'Shut the box to win.'],
    ['pub', presetRules('pub'), `${en.presets.pub.name}. Ann’s turn.`, 'The lowest total wins.'],
    [
      'a knockout',
      inFormat({ kind: 'knockout', limit: 45 }),
      'Round 1. Ann’s turn.',
      'At 45 you are out.',
    ],
    ['a target', hundred, 'Turn 1 of 10. Ann’s turn.', 'The target is 100.'],
    [
      'stakes',
      presetRules('stakes'),
      `${en.presets.stakes.name}. Ann’s turn.`,
      'The lowest takes 1 chip from everybody.',
    ],
  ])('says in %s whose turn it is, and in full what wins', (_, rules, said, aim) => {
    expect(openedText(viewOf(rules, []), full)).toBe(`${said} ${aim}`)
    expect(openedText(viewOf(rules, []), short)).toBe(said)
  })

  test('tells in mid-turn where the match is', () => {
    const view = viewOf(channel, [rolled(5, 4)])
    expect(openedText(view, full)).toBe(whereAmI(view, full))
  })
})

describe('a throw that lies on the felt', () => {
  test('says every way as a set, and not which flaps are in some', () => {
    const rules: Rules = { ...channel, moves: 'dice-or-sum' }
    expect(saidAfter(rules, [rolled(5, 4)])).toBe('5 and 4, nine. 9; 5 and 4.')
    const events = [rolled(2, 1), shut(3), rolled(5, 4)]
    expect(saidAfter(channel, events)).toBe(
      '5 and 4, nine. 9; 8 and 1; 7 and 2; 5 and 4; 6, 2 and 1.',
    )
  })

  test('says that there is only one way', () => {
    expect(saidAfter(channel, [rolled(1, 1), shut(2), rolled(2, 1)])).toBe(
      '2 and 1, three. Only 3.',
    )
  })

  test('more than five ways are counted', () => {
    expect(saidAfter(channel, [rolled(6, 6)])).toBe('6 and 6, twelve. 12 ways.')
  })

  test('where little is said the first three ways are told', () => {
    const rules: Rules = { ...channel, moves: 'die-or-sum' }
    expect(saidAfter(rules, [rolled(5, 4)])).toBe('5 and 4, nine. 4; 5; 9; 5 and 4.')
    expect(saidAfter(rules, [rolled(5, 4)], short)).toBe('5 and 4, nine. 4; 5; 9.')
  })

  test('one die makes no sum', () => {
    const events = turn(channel, [1, 2]).slice(0, -1)
    expect(saidAfter(channel, [...events, rolled(2)])).toBe('2. Only 2.')
  })

  test('nothing is said while the dice tumble', () => {
    const tumbling = viewOf(channel, [rolled(5, 4)], { stage: 'tumbling' })
    expect(spokenChange(viewOf(channel, []), tumbling, full)).toBe('')
  })

  test('a flap that is tapped before the dice lie is told with the throw', () => {
    const tapped = viewOf(channel, [rolled(5, 4)], { chosen: tileSet([9]) })
    expect(spokenChange(viewOf(channel, []), tapped, full)).toBe('5 and 4, nine. Ready: 9.')
  })
})

describe('a flap', () => {
  test.each([
    ['chosen, with one way on', [5, 4], [], [8], '8. 1 to go: flap 1.', '8. 1 to go.'],
    ['chosen, with more', [5, 4], [], [4], '4. 5 to go: 5; 3 and 2.', '4. 5 to go.'],
    ['put back', [5, 4], [8], [], '8 put back. 9 to go.', '8 put back. 9 to go.'],
    ['that completes the move', [5, 4], [8], [1, 8], 'Ready: 1 and 8.', 'Ready: 1 and 8.'],
  ])('%s', (_, dice, first, then, said, inShort) => {
    expect(saidChoosing(channel, dice, first, then)).toBe(said)
    expect(saidChoosing(channel, dice, first, then, short)).toBe(inShort)
  })

  test('nothing chosen says nothing again', () => {
    expect(saidChoosing(channel, [5, 4], [8], [8])).toBe('')
  })
})

test('before the flaps fall it is asked once more, and answering no says nothing', () => {
  const events = [rolled(5, 4)]
  const chosen = tileSet([1, 8])
  const ready = viewOf(channel, events, { chosen })
  const asked = viewOf(channel, events, { chosen, isShutAsked: true })
  expect(spokenChange(ready, asked, full)).toBe('Shut 1 and 8? Press again.')
  expect(spokenChange(asked, ready, full)).toBe('')
})

describe('shut flaps', () => {
  const events = [rolled(5, 4), shut(1, 8)]

  test('are told with what stands, and in full what is left', () => {
    expect(saidAfter(channel, events)).toBe('1 and 8 are down. Open: 2 to 7 and 9, 36 left.')
    expect(saidAfter(channel, events, short)).toBe('1 and 8 are down. Open: 2 to 7 and 9.')
    expect(saidAfter(channel, [rolled(6, 3), shut(9)], short)).toBe('9 is down. Open: 1 to 8.')
  })

  test('with one die now, one die or two, and a stop', () => {
    const low = turn(channel, [1, 2]).slice(0, -1)
    expect(saidAfter(channel, low)).toMatch(/ down\. Open: 1 and 2, 3 left\. One die now\.$/)
    const stakes = presetRules('stakes')
    const high = turn(stakes, [1, 2, 3, 4]).slice(0, -1)
    const said = saidAfter(stakes, high)
    expect(said).toMatch(/One die or two\.$/)
    const aimed = turn(hundred, [8, 9]).filter(({ type }) => type !== 'turnStopped')
    const toStop = aimed.at(-1)!.type === 'diceRolled' ? aimed.slice(0, -1) : aimed
    expect(saidAfter(hundred, toStop)).toMatch(/Open: 8 and 9\. You may stop with 89\.$/)
  })

  test('are up again when they are taken back, and the throw is told anew', () => {
    expect(saidAfter(channel, [...events, takenBack])).toBe('1 and 8 are up again. 5 and 4, nine.')
  })
})

describe('a turn that is over', () => {
  test('by no move', () => {
    const said = saidAfter(channel, turn(channel, [3, 5, 7, 9]))
    expect(said).toMatch(/: no move\. Open 3, 5, 7, 9\. 24 points\. Total 24\.$/)
    expect(saidAfter(channel, turn(channel, [3, 5, 7, 9]), short)).toMatch(/9\. 24 points\.$/)
  })

  test('by a stop, with what becomes of the total', () => {
    const first = [rolled(6, 3), shut(9), stopped]
    expect(saidAfter(hundred, first)).toBe('Stopped. 12345678 added: 0 to 12345678. Target 100.')
    const alone = [...first, passed, announced('subtract'), rolled(6, 2), shut(8), stopped]
    expect(saidAfter(hundred, alone, full, 1)).toBe(
      'Stopped. 12345679 subtracted: 12345678 to −1. Target 100.',
    )
  })

  test('by a shut box, in the very first turn as Captain', () => {
    expect(saidAfter(channel, turn(channel, []))).toBe(
      'The box is shut! Ann is Captain. Match over. Ann wins.',
    )
    expect(saidAfter(channel, turn(channel, []), short)).toBe(
      'The box is shut! Match over. Ann wins.',
    )
  })

  test('and the match with it, by how much', () => {
    const one = inRounds(1)
    const events = turn(one, [8, 9], ...turn(one, [7, 9]), passed)
    expect(saidAfter(one, events)).toMatch(/17 points\. Match over\. Ann wins, 16 to 17\.$/)
    const tie = turn(one, [8, 9], ...turn(one, [8, 9]), passed)
    expect(saidAfter(one, tie)).toMatch(/Match over\. Ann and Ben share the win\.$/)
  })
})

describe('the phone is handed on', () => {
  /** What is said when the card comes. */
  const saidPassing = (rules: Rules, events: readonly MatchEvent[], speaking = full, count = 2) =>
    spokenChange(
      viewOf(rules, events, {}, count),
      viewOf(rules, events, { isPassing: true }, count),
      speaking,
    )

  test('with what there is to beat, and in full the totals and the round', () => {
    const events = turn(channel, [3, 5, 7, 9])
    expect(saidPassing(channel, events)).toBe(
      'Pass to Ben. Ann scored 24. To beat: 24. Totals: Ann 24, Ben 0. Round 1 of 5.',
    )
    expect(saidPassing(channel, events, short)).toBe('Pass to Ben. Ann scored 24. To beat: 24.')
  })

  test.each([
    ['what wins the match', [[5], [9], [8]], 'To win: 3 or less.'],
    ['that nothing but a shut box does', [[5], [6], [2]], 'Only a shut box wins the match.'],
    ['who has won it', [[5], [9], [2]], 'Ann has won already.'],
  ])('in the last turn of all with %s, on the card and after it', (_, turns, goal) => {
    const rules = inRounds(2)
    const events = turns.reduce<readonly MatchEvent[]>(
      (all, leaving) => turn(rules, leaving, ...all, ...(all.length > 0 ? [passed] : [])),
      [],
    )
    expect(saidPassing(rules, events, short)).toMatch(goal)
    expect(saidPassing(rules, events, short)).not.toMatch('To beat')
    expect(saidAfter(rules, [...events, passed])).toBe(`Ben’s turn. ${goal}`)
    expect(whereAmI(viewOf(rules, [...events, passed]), full)).toMatch(goal)
  })

  test('with who is paid, also where little is said', () => {
    const rules = inFormat({ kind: 'stakes', stake: 3, rounds: 2 }, presetRules('stakes'))
    const three = begin(rules, 3)
    const played = [[9], [8], [9]].reduce<readonly MatchEvent[]>((all, leaving) => {
      const next = all.length > 0 ? [...all, passed] : all
      return [...next, ...turnLeaving(after(three, ...next), leaving)]
    }, [])
    expect(saidPassing(rules, played, short, 3)).toMatch(
      'Pass to Ann. Cleo scored 9. Ben takes round 1. 3 chips from everybody.',
    )
  })

  test('with a total and its limit', () => {
    const rules = inFormat({ kind: 'knockout', limit: 45 })
    expect(saidPassing(rules, turn(rules, [9], ...turn(rules, [8]), passed), short)).toBe(
      'Pass to Ann. Ben scored 9. You have 8, out at 45.',
    )
  })

  test('and asks for the sign of the next turn', () => {
    const first = [rolled(6, 3), shut(9), stopped]
    const said = saidPassing(hundred, [...first, passed, ...first], short)
    expect(said).toBe(
      'Pass to Ann. Ben stopped with 12345678. Ann, you have 12345678, target 100. Add or subtract?',
    )
  })

  test('with the score that lands on the target, where a board can be read so', () => {
    const first = [...turn(hundred, [6, 7, 9]), ...[passed, ...turn(hundred, [9])]]
    expect(saidPassing(hundred, first, short)).toBe(
      'Pass to Ann. Ben scored 9. Ann, you have 679, target 100. Add or subtract? Subtracting 579 lands on it.',
    )
  })
})

describe('a turn that begins', () => {
  test.each([
    ['a score to beat', channel, [[7, 9]], [passed], 'Ben’s turn. To beat: 16.'],
    [
      'a limit',
      inFormat({ kind: 'knockout', limit: 45 }),
      [
        [7, 9],
        [8, 9],
      ],
      [passed],
      'Ann’s turn. You have 16, out at 45.',
    ],
    [
      'a limit that loses',
      inFormat({ kind: 'first-to-lose', limit: 100 }),
      [
        [7, 9],
        [8, 9],
      ],
      [passed],
      'Ann’s turn. You have 16, at 100 you lose.',
    ],
    [
      'a sign',
      hundred,
      [
        [7, 9],
        [8, 9],
      ],
      [passed, announced('subtract')],
      'Ann’s turn. Subtracting from 79 to 100.',
    ],
  ])('says %s', (_, rules: Rules, turns, then: readonly MatchEvent[], said) => {
    const events = turns.reduce<readonly MatchEvent[]>(
      (all, leaving) => turn(rules, leaving, ...all, ...(all.length > 0 ? [passed] : [])),
      [],
    )
    const before = viewOf(rules, events, { isPassing: true })
    expect(spokenChange(before, viewOf(rules, [...events, ...then]), full)).toBe(said)
  })
})

describe('where am I', () => {
  test('tells all of the table', () => {
    const events = [...turn(channel, [3, 5, 7, 9]), passed, rolled(5, 4)]
    const view = viewOf(channel, events, { chosen: tileSet([8]) })
    expect(whereAmI(view, full)).toBe(
      'Round 1 of 5. Ben’s turn. Dice 5 and 4, nine. Chosen 8, 1 to go. Open 1 to 9. To beat 24 by Ann. Ann 24, Ben 0.',
    )
  })

  test('does not tell a throw that tumbles, nor the end of a turn before it is shown', () => {
    const tumbling = viewOf(channel, [rolled(5, 4)], { stage: 'tumbling' })
    expect(whereAmI(tumbling, full)).toBe(
      'Round 1 of 5. Ann’s turn. The dice roll. Open 1 to 9. Ann 0, Ben 0.',
    )
    const events = turn(channel, [8, 9])
    expect(whereAmI(viewOf(channel, events, { stage: 'landed' }), full)).not.toMatch(/no move/)
    expect(whereAmI(viewOf(channel, events), full)).toMatch(/: no move\. Open 8, 9\. 17 points/)
  })
})

describe('where am I, while the end of a turn is told', () => {
  const tells = (events: readonly MatchEvent[], stage: Stage) =>
    whereAmI(viewOf(channel, events, { stage }), full)
  const OPENED = 'Round 1 of 5. Ann’s turn.'
  const LEVEL = 'Ann 0, Ben 0.'
  const NO_MOVE = '1 and 1, two: no move. Open 8, 9. 17 points.'

  test.each<[Stage, string]>([
    ['tumbling', 'The dice roll. Open 8 and 9. Ann 0, Ben 0.'],
    ['landing', 'The dice roll. Open 8 and 9. Ann 0, Ben 0.'],
    ['landed', 'Dice 1 and 1, two. Open 8 and 9. Ann 0, Ben 0.'],
    ['stuck', 'Dice 1 and 1, two. Open 8 and 9. Ann 0, Ben 0.'],
    ['card', `${NO_MOVE} Total 17. ${LEVEL}`],
    ['score', `${NO_MOVE} Total 17. Ann 17, Ben 0.`],
    ['rest', `${NO_MOVE} Total 17. Ann 17, Ben 0.`],
  ])('that has no move: %s', (stage, said) => {
    expect(tells(turn(channel, [8, 9]), stage)).toBe(`${OPENED} ${said}`)
  })

  const last = tilesOf(viewOf(channel, turn(channel, []).slice(0, -1)).open)
  const SHUT = `The box is shut! ${LEVEL}`

  test.each<[Stage, string]>([
    ['silence', SHUT],
    ['light', SHUT],
    ['lid', SHUT],
    ['confetti', SHUT],
    ['card', `The box is shut! Ann is Captain. ${LEVEL}`],
    ['score', `The box is shut! Ann is Captain. ${LEVEL}`],
    ['rest', `The box is shut! Ann is Captain. Match over. Ann wins. ${LEVEL}`],
  ])('that has shut the box: %s', (stage, said) => {
    expect(tells(turn(channel, []), stage)).toBe(`${OPENED} ${said}`)
  })

  test('that is about to shut the box: the flaps that fall', () => {
    const dice = viewOf(channel, turn(channel, [])).dice
    const said = [`Dice ${enSpoken.dice(dice)}.`, enSpoken.where.chosen(last, 0)].join(' ')
    expect(tells(turn(channel, []), 'falling')).toMatch(said)
  })

  test('of which a stop is no longer offered while the dice roll', () => {
    const events = [rolled(6, 3), shut(9), rolled(6, 2)]
    expect(whereAmI(viewOf(hundred, events.slice(0, -1)), full)).toMatch('You may stop')
    const rolling = viewOf(hundred, events, { stage: 'tumbling' })
    expect(whereAmI(rolling, full)).not.toMatch('You may stop')
  })
})

describe('a computer player on turn is spoken about, and never addressed', () => {
  const french: Speaking = { words: fr, spoken: frSpoken, isFull: true }
  const [ann, otto] = mixedSeats(['Ann', en.computers.players.master.name])
  /** The table in the turn of Otto, after Ann has scored 17. */
  const ottosTurn = (rules: Rules) => {
    const match = withPlayers(begin(rules, 2), [ann!, { ...otto!, name: 'Otto' }])
    const events = [...turnLeaving(match, [8, 9]), passed]
    return (...more: readonly MatchEvent[]) =>
      tableView(after(match, ...events, ...more), [...events, ...more], {})
  }

  test.each([
    [
      inFormat({ kind: 'knockout', limit: 45 }),
      'Otto has 0, out at 45.',
      'Otto a 0, élimination à 45.',
    ],
    [
      inFormat({ kind: 'first-to-lose', limit: 100 }),
      'Otto has 0, loses at 100.',
      'Otto a 0, à 100 c’est perdu.',
    ],
  ])('with a limit', (rules, inEnglish, inFrench) => {
    const view = ottosTurn(rules)(rolled(5, 4))
    for (const speak of [whereAmI, openedText]) {
      expect(speak(view, full)).toMatch(inEnglish)
      expect(plainSpaces(speak(view, french))).toMatch(inFrench)
    }
    const opened = openedText(ottosTurn(rules)(), full)
    expect(opened).toBe(`Round 1. Otto’s turn. ${inEnglish}`)
  })

  test('where it may stop', () => {
    const view = ottosTurn({ ...channel, mayStop: true })(rolled(5, 4), shut(9))
    expect(whereAmI(view, full)).not.toMatch(/\byou\b/i)
    expect(whereAmI(view, french)).not.toMatch(/\b(tu|te|toi)\b/i)
  })
})

test('what is said has no spaces in numbers', () => {
  const first = [rolled(6, 3), shut(9), stopped]
  const events = [...first, passed, ...first]
  for (const view of [viewOf(hundred, events), viewOf(hundred, events, { isPassing: true })])
    expect(whereAmI(view, full)).not.toMatch(/\d\u00a0\d/)
})

test('nothing is said when nothing has changed', () => {
  for (const events of [[], [rolled(5, 4)], [rolled(5, 4), shut(9)], turn(channel, [8, 9])])
    expect(spokenChange(viewOf(channel, events), viewOf(channel, events), full)).toBe('')
})

test.each([
  ['en', full, 'Ben’s turn. Ann scored 17. To beat: 17. Totals: Ann 17, Ben 0. Round 1 of 5.'],
  [
    'fr',
    { words: fr, spoken: frSpoken, isFull: true },
    'Au tour de Ben. Ann a marqué 17. À battre : 17. Totaux : Ann 17, Ben 0. Manche 1 sur 5.',
  ],
])('a phone that lies on the table is passed to nobody: %s', (_, speaking, text) => {
  const events = turn(channel, [8, 9])
  const card = viewOf(channel, events, { isPassing: true })
  const said = spokenChange(viewOf(channel, events), card, { ...speaking, isPhoneLying: true })
  expect(plainSpaces(said)).toBe(text)
})

test('the same is told in French', () => {
  const french: Speaking = { words: fr, spoken: frSpoken, isFull: true }
  const say = (events: readonly MatchEvent[]) => plainSpaces(saidAfter(channel, events, french))
  expect(plainSpaces(openedText(viewOf(channel, []), french))).toBe(
    'Manche 1 sur 5. Au tour d’Ann. Qui ferme la boîte gagne.',
  )
  expect(say([rolled(1, 1), shut(2), rolled(2, 1)])).toBe('2 et 1, trois. Un seul choix : 3.')
  expect(say([rolled(6, 6)])).toBe('6 et 6, douze. 12 possibilités.')
  expect(say([rolled(5, 4), shut(1, 8)])).toBe(
    'Le 1 et le 8 sont fermés. Ouverts : 2 à 7 et 9, il reste 36.',
  )
  expect(say(turn(channel, [3, 5, 7, 9]))).toMatch(
    /: rien à fermer\. Ouverts : 3, 5, 7, 9\. 24 points\. Total : 24\.$/,
  )
  const events = turn(channel, [8, 9])
  const card = viewOf(channel, events, { isPassing: true })
  expect(plainSpaces(spokenChange(viewOf(channel, events), card, french))).toBe(
    'Passe le téléphone à Ben. Ann a marqué 17. À battre : 17. Totaux : Ann 17, Ben 0. Manche 1 sur 5.',
  )
})
