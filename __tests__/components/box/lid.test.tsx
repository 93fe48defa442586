import { act, render, screen } from '@testing-library/react-native'

import { Lid } from '@/components/box/lid'

const rect = { x: 20, y: 20, width: 320, height: 120 }

const lid = (name: string, isDown: boolean, isCaptain = false) => (
  <Lid rect={rect} radius={8} {...{ name, isDown, isCaptain }} />
)

const drawn = (type: string) =>
  screen.UNSAFE_root.findAll((node) => String(node.type) === type && node.parent !== null)

/** What can be read on the lid; a star is the one path on it. */
const burnt = () => ({
  names: [...new Set(drawn('RNSVGTSpan').map(({ props }) => props.content as string))],
  hasStar: drawn('RNSVGPath').length > 0,
})

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('has the name of who shut the box burnt in when it falls, and a star for the Captain', () => {
  const { rerender } = render(lid('Ann', false))
  rerender(lid('Ann', true))
  expect(burnt()).toEqual({ names: ['Ann'], hasStar: false })
  rerender(lid('Ann', true, true))
  expect(burnt()).toEqual({ names: ['Ann'], hasStar: true })
})

test('keeps that name and the star until it has risen, though the next turn has begun', () => {
  const { rerender } = render(lid('Ann', true, true))
  rerender(lid('Ben', false))
  act(() => jest.advanceTimersByTime(300))
  expect(burnt()).toEqual({ names: ['Ann'], hasStar: true })
  act(() => jest.advanceTimersByTime(300))
  expect(burnt()).toEqual({ names: ['Ben'], hasStar: false })
})

test('has the new name when it falls before it has risen', () => {
  const { rerender } = render(lid('Ann', true))
  rerender(lid('Ben', false))
  rerender(lid('Ben', true))
  expect(burnt().names).toEqual(['Ben'])
})
