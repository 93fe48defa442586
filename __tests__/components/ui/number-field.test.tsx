import { fireEvent, render, screen } from '@testing-library/react-native'
import { useState } from 'react'
import { NumberField } from '../../../components/ui/number-field'

const errorOf = (text: string) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 50 ? undefined : 'From 1 to 50'

function Field({ onValue, step = 1 }: { onValue: (value: number) => void; step?: number }) {
  const [value, setValue] = useState(5)
  return (
    <NumberField
      label="Rounds"
      lessLabel="Less"
      moreLabel="More"
      value={value}
      min={1}
      max={50}
      step={step}
      errorOf={errorOf}
      onChange={(next) => {
        setValue(next)
        onValue(next)
      }}
    />
  )
}

function renderField(step?: number) {
  const values: number[] = []
  render(<Field onValue={(value) => values.push(value)} {...(step && { step })} />)
  return values
}

const press = (name: string) => fireEvent.press(screen.getByRole('button', { name }))
const typed = (text: string) => fireEvent.changeText(screen.getByLabelText('Rounds'), text)

test('is stepped up and down, and never beyond its ends', () => {
  const values = renderField(30)
  press('More')
  press('More')
  expect(values).toEqual([35, 50])
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled()
  press('Less')
  press('Less')
  expect(values).toEqual([35, 50, 20, 1])
  expect(screen.getByRole('button', { name: 'Less' })).toBeDisabled()
})

test('is typed', () => {
  const values = renderField()
  typed('12')
  expect(values).toEqual([12])
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each(['', '0', '51', 'x', '2.5', '-1'])(
  'says of %j what would be right, and keeps it',
  (text) => {
    const values = renderField()
    typed(text)
    expect(values).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('From 1 to 50')
    expect(screen.getByLabelText('Rounds')).toHaveProp('value', text)
  },
)

test('a step mends what was typed wrong', () => {
  const values = renderField()
  typed('999')
  press('More')
  expect(values).toEqual([6])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByLabelText('Rounds')).toHaveProp('value', '6')
})
