import { render, screen } from '@testing-library/react-native'
import { ActionBar } from '../../../components/table/action-bar'
import type { MatchEvent, PresetId } from '../../../engine'
import { en } from '../../../i18n'
import { tableView, type TableActions } from '../../../model/table-view'
import { after, begin, presetRules, rolled, shut } from '../../support/scripted-match'

const nothing = () => undefined
const ACTIONS: TableActions = {
  settle: nothing,
  chooseDice: nothing,
  roll: nothing,
  tapFlap: nothing,
  shut: nothing,
  cancelShut: nothing,
  takeBack: nothing,
  stop: nothing,
  endTurn: nothing,
}

const HIGH_SHUT = [rolled(3, 4), shut(7), rolled(4, 4), shut(8), rolled(4, 5), shut(9)]

function show(preset: PresetId, events: readonly MatchEvent[], isShutAsked = false) {
  const match = after(begin(presetRules(preset), 2), ...events)
  const view = tableView(match, events, { isShutAsked })
  render(
    <ActionBar
      view={view}
      actions={ACTIONS}
      hold={{ start: nothing, cancel: nothing }}
      canShake={false}
      seating="handed-on"
      focusKey={undefined}
      hasKeys
      onRead={nothing}
      onResult={nothing}
    />,
  )
}

/** The buttons and choices in the order of the rows. */
const rows = () => {
  const tree = screen.toJSON()
  return tree && !Array.isArray(tree) ? tree.children?.length : undefined
}

test.each<[string, PresetId, MatchEvent[]]>([
  ['before the first throw', 'stakes', []],
  ['while flaps are chosen', 'stakes', [rolled(6, 3)]],
  ['after a shut', 'stakes', [rolled(6, 3), shut(9)]],
  ['with a choice of one die or two', 'stakes', HIGH_SHUT],
  ['with one die only', 'pub', HIGH_SHUT],
  ['before the first throw where one may stop', 'hundred', []],
  ['where one may stop now', 'hundred', [rolled(6, 3), shut(9)]],
])('there are as many rows %s, so that nothing moves', (_, preset, events) => {
  show(preset, events)
  expect(rows()).toBe(2)
})

test('Not yet takes the place of Take back', () => {
  show('channel', [rolled(6, 3)], true)
  expect(screen.getByRole('button', { name: en.play.notYet })).toBeOnTheScreen()
  expect(screen.queryByRole('button', { name: en.play.takeBack })).toBeNull()
  expect(rows()).toBe(2)
})

test('Stop is there from the start of a turn, and tells what it leads to once it can be pressed', () => {
  show('hundred', [])
  expect(screen.getByRole('button', { name: en.play.stop })).toBeDisabled()
  screen.unmount()
  show('hundred', [rolled(6, 3), shut(9)])
  expect(
    screen.getByRole('button', { name: 'Stop with 12345678. Total 12345678, 12345578 over' }),
  ).toBeEnabled()
})

test('where nobody may stop there is no Stop', () => {
  show('channel', [rolled(6, 3), shut(9)])
  expect(screen.queryByRole('button', { name: /^Stop/ })).toBeNull()
})
