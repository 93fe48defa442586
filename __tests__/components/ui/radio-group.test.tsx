import { fireEvent, render, screen } from '@testing-library/react-native'
import { useState } from 'react'
import { Segments } from '../../../components/ui/segments'
import { labelOf } from '../../support/what-is-shown'

// The keyboard variant of browsers, as phones have none.
jest.mock('../../../components/ui/radio-keys', () =>
  jest.requireActual<object>('../../../components/ui/radio-keys.web'),
)

const OPTIONS = ['Ann', 'Ben', 'Cleo'].map((name) => ({ value: name, label: name }))

function Group({ first }: { readonly first: string }) {
  const [value, setValue] = useState(first)
  return <Segments label="Who" options={OPTIONS} value={value} onChange={setValue} />
}

const radios = () => screen.getAllByRole('radio')
const chosen = () => {
  const [radio] = screen.queryAllByRole('radio', { checked: true })
  return radio && labelOf(radio)
}
const tabStops = () =>
  radios()
    .filter(({ props }) => props.tabIndex === 0)
    .map(labelOf)

function press(name: string, key: string, held: object = {}) {
  const preventDefault = jest.fn()
  const event = { nativeEvent: { key, ...held }, preventDefault }
  fireEvent(screen.getByRole('radio', { name }), 'keyDownCapture', event)
  return preventDefault.mock.calls.length > 0
}

test.each([
  ['ArrowRight', 'Ann', 'Ben'],
  ['ArrowDown', 'Ben', 'Cleo'],
  ['ArrowRight', 'Cleo', 'Ann'],
  ['ArrowLeft', 'Cleo', 'Ben'],
  ['ArrowUp', 'Ann', 'Cleo'],
  ['Home', 'Cleo', 'Ann'],
  ['End', 'Ann', 'Cleo'],
])('%s at %s chooses %s, and the page does not scroll', (key, from, to) => {
  render(<Group first={from} />)
  expect(press(from, key)).toBe(true)
  expect(chosen()).toBe(to)
  expect(tabStops()).toEqual([to])
})

test.each([
  ['that is chosen', 'Ben', 'Ben'],
  ['that is first while none is chosen', '', 'Ann'],
])('the Tab key stops once, at the one %s', (_, first, stop) => {
  render(<Group first={first} />)
  expect(tabStops()).toEqual([stop])
})

test('Space chooses the one that has the focus, once however long it is held', () => {
  render(<Group first="" />)
  expect(press('Ben', ' ', { repeat: true })).toBe(true)
  expect(chosen()).toBeUndefined()
  expect(press('Ben', ' ')).toBe(true)
  expect(chosen()).toBe('Ben')
})

test.each([
  ['a digit', '3', {}],
  ['Tab', 'Tab', {}],
  ['an arrow with Alt, which leads back a page', 'ArrowLeft', { altKey: true }],
])('%s is left to others', (_, key, held) => {
  render(<Group first="Ann" />)
  expect(press('Ann', key, held)).toBe(false)
  expect(chosen()).toBe('Ann')
})
