import { fireEvent, screen, within } from 'expo-router/testing-library'
import { PRESETS, type Rules } from '../../../engine'
import { en } from '../../../i18n'
import { useSetUp } from '../../../state/set-up/set-up'
import {
  button,
  cardOf,
  choose,
  field,
  openApp,
  radio,
  tapButton,
  type,
} from '../../support/app-screens'
import { presetRules } from '../../support/scripted-match'
import { ownText } from '../../support/what-is-shown'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../../support/forced-entropy'))

const { houseRules } = en
const channel = presetRules('channel')

const summary = () =>
  within(screen.getByLabelText(houseRules.summary)).getAllByText(/./).map(ownText).at(-1)!

const chosenRules = () => useSetUp.getState().rules

async function openHouseRules(rules = channel) {
  const app = await openApp(['Ann', 'Ben'], rules)
  await tapButton(en.setup.houseRules)
  expect(app.getPathname()).toBe('/house-rules')
  return app
}

test.each<[string, string, Partial<Rules>]>([
  [houseRules.tiles.title, '12', { tiles: 12 }],
  [houseRules.moves.title, houseRules.moves['dice-or-sum'], { moves: 'dice-or-sum' }],
  [houseRules.oneDie.title, houseRules.oneDie.never, { oneDie: 'never' }],
  [houseRules.mayStop.title, houseRules.mayStop.yes, { mayStop: true }],
  [houseRules.scoring.title, houseRules.scoring.digits('147'), { scoring: 'digits' }],
  [
    houseRules.format.title,
    houseRules.format.knockout,
    { format: { kind: 'knockout', limit: 45 } },
  ],
  [
    houseRules.format.title,
    houseRules.format.stakes,
    { format: { kind: 'stakes', stake: 1, rounds: 1 } },
  ],
])('%s: %s is said at once, and used', async (_, option, part) => {
  const app = await openHouseRules()
  const before = summary()
  await choose(option)
  expect(radio(option)).toBeChecked()
  expect(summary()).not.toBe(before)
  expect(chosenRules()).toEqual(channel)
  await tapButton(houseRules.done)
  expect(app.getPathname()).toBe('/')
  expect(chosenRules()).toEqual({ ...channel, ...part })
})

test('going back changes nothing', async () => {
  const app = await openHouseRules()
  await choose('12')
  await tapButton(houseRules.back)
  expect(app.getPathname()).toBe('/')
  expect(chosenRules()).toEqual(channel)
})

test('house rules stay in the list while others are looked at', async () => {
  await openHouseRules()
  await choose(houseRules.mayStop.yes)
  await tapButton(houseRules.done)
  await choose(cardOf(en.presets.stakes.name))
  await choose(cardOf(en.presets.pub.name))
  await choose(cardOf(en.setup.houseRules))
  expect(radio(cardOf(en.setup.houseRules))).toBeChecked()
  expect(chosenRules()).toEqual({ ...channel, mayStop: true })
})

test('house rules have a card of their own, which opens them again', async () => {
  const app = await openHouseRules()
  await choose(houseRules.mayStop.yes)
  await tapButton(houseRules.done)
  expect(radio(cardOf(en.setup.houseRules))).toBeChecked()
  await choose(cardOf(en.setup.houseRules))
  expect(app.getPathname()).toBe('/house-rules')
})

test('rules that are those of a preset again are that preset', async () => {
  await openHouseRules({ ...channel, mayStop: true })
  await choose(houseRules.mayStop.no)
  await tapButton(houseRules.done)
  expect(radio(cardOf(en.presets.channel.name))).toBeChecked()
  expect(screen.queryByRole('radio', { name: cardOf(en.setup.houseRules) })).toBeNull()
})

test('the numbers of a format are stepped and typed', async () => {
  await openHouseRules()
  await tapButton(houseRules.increase(houseRules.fields.rounds))
  expect(summary()).toContain('6 rounds')
  type(houseRules.fields.rounds, '12')
  expect(summary()).toContain('12 rounds')
  await tapButton(houseRules.decrease(houseRules.fields.rounds))
  await tapButton(houseRules.done)
  expect(chosenRules().format).toEqual({ kind: 'rounds', rounds: 11, shutWins: true })
})

test('that a shut wins is a switch', async () => {
  await openHouseRules()
  const wins = () => screen.getByRole('switch', { name: houseRules.fields.shutWins })
  expect(wins()).toBeChecked()
  expect(summary()).toBe(houseRules.asPreset(en.presets.channel.name))
  fireEvent.press(wins())
  expect(wins()).not.toBeChecked()
  expect(summary()).toContain(houseRules.short.shutWins.no)
  await tapButton(houseRules.done)
  expect(chosenRules().format).toEqual({ kind: 'rounds', rounds: 5, shutWins: false })
})

describe('what cannot be played is refused with what would be right, and cannot be used', () => {
  test.each<[string, Rules, string, string, string]>([
    ['no limit', presetRules('sailors'), houseRules.fields.limit, '0', 'From 1 to 2250, please.'],
    [
      'beyond all limits',
      presetRules('sailors'),
      houseRules.fields.limit,
      '99999',
      'From 1 to 2250, please.',
    ],
    ['no number', presetRules('sailors'), houseRules.fields.limit, '', houseRules.notANumber],
    ['half a round', channel, houseRules.fields.rounds, '2.5', houseRules.notANumber],
    ['too many rounds', channel, houseRules.fields.rounds, '51', 'From 1 to 50, please.'],
    [
      'a target too far',
      { ...presetRules('hundred'), scoring: 'sum' },
      houseRules.fields.target,
      '901',
      'From 1 to 900, please.',
    ],
    [
      'too high a stake',
      presetRules('stakes'),
      houseRules.fields.stake,
      '1001',
      'From 1 to 1000, please.',
    ],
  ])('%s', async (_, rules, label, text, sentence) => {
    await openHouseRules(rules)
    const before = summary()
    type(label, text)
    expect(screen.getByRole('alert')).toHaveTextContent(sentence)
    expect(field(label)).toHaveProp('value', text)
    expect(summary()).toBe(before)
    expect(button(houseRules.done)).toBeDisabled()
    await tapButton(houseRules.back)
    expect(chosenRules()).toEqual(rules)
  })

  test('once it is mended it can be used', async () => {
    await openHouseRules()
    type(houseRules.fields.rounds, '51')
    expect(button(houseRules.done)).toBeDisabled()
    type(houseRules.fields.rounds, '50')
    expect(screen.queryByRole('alert')).toBeNull()
    await tapButton(houseRules.done)
    expect(chosenRules().format).toEqual({ kind: 'rounds', rounds: 50, shutWins: true })
  })

  test('another format has other numbers, and nothing is wrong with them', async () => {
    await openHouseRules()
    type(houseRules.fields.rounds, '51')
    await choose(houseRules.format.knockout)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(button(houseRules.done)).toBeEnabled()
  })

  test('a limit is drawn back into what other choices allow', async () => {
    const digits: Rules = {
      ...channel,
      scoring: 'digits',
      format: { kind: 'knockout', limit: 1_000_000 },
    }
    await openHouseRules(digits)
    await choose(houseRules.scoring.sum('12'))
    await tapButton(houseRules.done)
    expect(chosenRules().format).toEqual({ kind: 'knockout', limit: 2250 })
  })
})

test.each(PRESETS)('the card of $id is chosen by a tap', async ({ id, rules }) => {
  await openApp(['Ann', 'Ben'], { ...channel, mayStop: true })
  await choose(cardOf(en.presets[id].name))
  expect(radio(cardOf(en.presets[id].name))).toBeChecked()
  expect(chosenRules()).toEqual(rules)
  expect(screen.getAllByRole('radio', { checked: true, name: /\./ })).toHaveLength(1)
})
