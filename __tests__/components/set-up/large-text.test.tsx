import { act, render, screen } from '@testing-library/react-native'
import { Dimensions, StyleSheet, type StyleProp, type TextStyle } from 'react-native'
import { ChosenRules } from '../../../components/set-up/chosen-rules'
import { rulesOption } from '../../../components/set-up/rules-option'
import { RulesRow } from '../../../components/set-up/rules-row'
import { fr } from '../../../i18n/fr'
import { faceWidths } from '../../support/face-widths'
import { presetRules } from '../../support/scripted-match'

const draws = (fontScale: number) =>
  act(() => Dimensions.set({ window: { width: 320, height: 568, scale: 2, fontScale } }))

afterEach(() => draws(1))

const option = rulesOption(presetRules('channel'), 2, fr)
const radio = {
  role: 'radio',
  'aria-checked': true,
  ref: () => undefined,
  onPress: () => undefined,
} as const

const styleOf = ({ props }: { readonly props: { readonly style?: unknown } }) =>
  StyleSheet.flatten(props.style as StyleProp<TextStyle>)

const WIDTH = 280
const PADDING = 28

/** How large the longest word of the name is drawn on the card of the chosen rules. */
function nameOnCard(fontScale: number): number {
  draws(fontScale)
  render(
    <ChosenRules {...{ option, radio }} width={WIDTH}>
      {null}
    </ChosenRules>,
  )
  return fontScale * styleOf(screen.getByText(option.name)).fontSize!
}

test('no word of the name of the chosen rules is broken in large text, which is larger as far as it fits', () => {
  expect(nameOnCard(1)).toBe(22)
  const large = nameOnCard(2)
  expect(large).toBeGreaterThan(30)
  const widths = faceWidths()
  const word = Array.from('Normandes', (letter) => widths.get(letter.codePointAt(0)!)!)
  expect(large * word.reduce((sum, width) => sum + width)).toBeLessThan(WIDTH - PADDING)
})

/** Whether the words of a row have a line of their own. */
function areWordsBelow(fontScale: number): boolean {
  draws(fontScale)
  render(<RulesRow {...{ option, radio }} />)
  const row = screen.getByRole('radio')
  for (let part = screen.getByText(option.name); part !== row; part = part.parent!)
    if (styleOf(part)?.width === '100%') return true
  return false
}

test('the words of other rules have the whole width in large text', () => {
  expect([areWordsBelow(1), areWordsBelow(2)]).toEqual([false, true])
})
