import { render, screen } from '@testing-library/react-native'
import { Platform } from 'react-native'
import { Box } from '../../components/box/box'
import { NO_TILES, tilesUpTo } from '../../engine'
import { labelOf } from '../support/what-is-shown'

// It is the names that count here.
jest.mock('react-native-svg', () => jest.requireActual<object>('../support/undrawn-svg'))

const LABEL = 'Flaps, 9 of 9 open'

test('the name of the flaps is told once: on iOS by what lies before them, elsewhere by their group', () => {
  render(
    <Box
      tiles={9}
      open={tilesUpTo(9)}
      chosen={NO_TILES}
      choosable={NO_TILES}
      width={380}
      height={500}
      label={LABEL}
      flapLabel={(tile) => `Flap ${tile}`}
    />,
  )
  const named = screen.getAllByLabelText(LABEL)
  const told = named.filter(({ props }) => props.accessible === true)
  expect(told).toHaveLength(Platform.OS === 'ios' ? 1 : 0)
  expect(named.filter(({ props }) => props.role === 'group')).toHaveLength(1)
  // It is reached before them, and does not hide them.
  const all = screen.getAllByLabelText(/^Flap/)
  expect(all.slice(told.length).map(labelOf)).toEqual([
    LABEL,
    ...Array.from({ length: 9 }, (_, index) => `Flap ${index + 1}`),
  ])
  told.forEach((view) => expect(view.children).toEqual([]))
})
