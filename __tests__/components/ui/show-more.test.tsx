import { act, fireEvent, render, screen } from '@testing-library/react-native'
import { Text } from 'react-native'
import { ShowMore } from '@/components/ui/show-more'
import { en } from '@/i18n/en'

const items = Array.from({ length: 100 }, (_, index) => `item ${index}`)

test('shows more of a long list, and the first that was added takes the focus', () => {
  const focused: string[] = []
  render(
    <ShowMore items={items}>
      {(item, focusKey) => {
        if (focusKey !== undefined && !focused.includes(item)) focused.push(item)
        return <Text key={item}>{item}</Text>
      }}
    </ShowMore>,
  )
  const shown = () => screen.getAllByText(/^item/).length
  const showMore = () => act(() => fireEvent.press(screen.getByText(en.showMore)))
  expect([shown(), focused]).toEqual([40, []])
  showMore()
  expect([shown(), focused]).toEqual([80, ['item 40']])
  showMore()
  expect([shown(), focused]).toEqual([100, ['item 40', 'item 80']])
  expect(screen.queryByText(en.showMore)).toBeNull()
})
