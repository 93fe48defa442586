import { render, screen } from '@testing-library/react-native'
import { Platform, type AccessibilityActionInfo } from 'react-native'
import { SeatHandle } from '../../components/set-up/seat-handle'
import type { SeatHandle as Handle } from '../../components/set-up/use-seat-drag'
import { Slider } from '../../components/ui/slider'
import { en } from '../../i18n'

const none = () => {}

const actionsOf = (label: string) =>
  screen.getByLabelText(label).props.accessibilityActions as readonly AccessibilityActionInfo[]

/** iOS names them by these English words in the list of actions, and does them without being told. */
const unnamed = (...names: readonly string[]) =>
  Platform.OS === 'ios' ? [] : names.map((name) => ({ name }))

test('a slider is moved by the gesture of the screen reader', () => {
  render(<Slider label="Step" valueText="1" value={0} max={9} onChange={none} />)
  expect(actionsOf('Step')).toEqual(unnamed('increment', 'decrement'))
})

test('a seat has its moves among the actions, in the player’s words', () => {
  render(<SeatHandle name="Ann" handle={{} as Handle} onOpen={none} onMove={none} />)
  expect(actionsOf(en.setup.moveSeat('Ann'))).toEqual([
    ...unnamed('activate'),
    { name: 'up', label: en.setup.moveUp('Ann') },
    { name: 'down', label: en.setup.moveDown('Ann') },
  ])
})
