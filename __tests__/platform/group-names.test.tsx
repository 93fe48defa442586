import { render, screen } from '@testing-library/react-native'
import { Platform } from 'react-native'
import { Box } from '../../components/box/box'
import { AppearanceSection } from '../../components/settings/appearance-section'
import { SpeechSection } from '../../components/settings/speech-section'
import { TableSettings } from '../../components/settings/table-settings'
import { ColourChoice } from '../../components/ui/colour-choice'
import { NO_TILES, tilesUpTo } from '../../engine'
import { en } from '../../i18n'
import { PLAYER_COLOURS } from '../../model/colours'
import { SEATINGS } from '../../model/seating'
import { DEFAULT_SETTINGS, SHAKE_SENSITIVITIES, THEMES, VERBOSITIES } from '../../model/settings'
import { LANGUAGE_CHOICES } from '../../model/language'

// Only the names matter here.
jest.mock('react-native-svg', () => jest.requireActual<object>('../support/undrawn-svg'))

type Node = ReturnType<typeof screen.toJSON>
type Props = Readonly<Record<string, unknown>>

const isHidden = (props: Props) =>
  props['aria-hidden'] === true || props.accessibilityElementsHidden === true

const nameOf = (props: Props) =>
  (props['aria-label'] ?? props.accessibilityLabel) as string | undefined

/**
 * What a screen reader visits, in order. VoiceOver only visits elements, which hide their children; TalkBack
 * also stops at named views.
 */
function heard(node: Node | string): string[] {
  if (node === null || typeof node === 'string') return node ? [node] : []
  if (Array.isArray(node)) return node.flatMap(heard)
  const { type, props, children } = node
  if (isHidden(props)) return []
  const within = (children ?? []).flatMap(heard)
  const name = nameOf(props)
  if (type === 'Text') return [name ?? within.join('')]
  if (props.accessible === true) return [name ?? within.join(', ')]
  return name !== undefined && Platform.OS !== 'ios' ? [name, ...within] : within
}

const none = () => {}
const settings = { settings: DEFAULT_SETTINGS, onChange: none }
const { settings: words } = en

test.each([
  [words.language, LANGUAGE_CHOICES.map((value) => words.languages[value])],
  [words.theme, THEMES.map((value) => words.themes[value])],
  [words.verbosity, VERBOSITIES.map((value) => words.verbosities[value])],
  [words.sensitivity, SHAKE_SENSITIVITIES.map((value) => words.sensitivities[value])],
  [words.seating, SEATINGS.map((value) => words.seatings[value])],
])(
  '%s: a choice of the settings has its name told once, before what is to choose from',
  (label, options) => {
    render(
      <>
        <TableSettings {...settings} senses={{ canShake: true, canVibrate: true }} />
        <AppearanceSection {...settings} />
        <SpeechSection {...settings} />
      </>,
    )
    const all = heard(screen.toJSON())
    expect(all.filter((name) => name === label)).toHaveLength(1)
    const at = all.indexOf(label)
    expect(all.slice(at, at + 1 + options.length)).toEqual([label, ...options])
  },
)

test('each language is called in that language', () => {
  render(<AppearanceSection {...settings} />)
  const languages = screen
    .getAllByRole('radio')
    .map(({ props }) => [
      props['aria-label'] ?? props.accessibilityLabel,
      props.accessibilityLanguage,
    ])
  expect(languages.slice(0, 3)).toEqual([
    [words.languages.system, undefined],
    ['English', 'en'],
    ['Français', 'fr'],
  ])
})

test('a choice without a heading has its name told, too', () => {
  render(<ColourChoice label="Ann’s colour" value="navy" onChange={none} />)
  expect(heard(screen.toJSON())).toEqual([
    'Ann’s colour',
    ...PLAYER_COLOURS.map((colour) => en.setup.colourName(colour)),
  ])
})

test('the name of the flaps is told once, before them', () => {
  const label = 'Flaps, 9 of 9 open'
  render(
    <Box
      tiles={9}
      open={tilesUpTo(9)}
      chosen={NO_TILES}
      choosable={NO_TILES}
      width={380}
      height={500}
      label={label}
      flapLabel={(tile) => `Flap ${tile}`}
    />,
  )
  expect(heard(screen.toJSON())).toEqual([
    label,
    ...Array.from({ length: 9 }, (_, index) => `Flap ${index + 1}`),
  ])
  expect(
    screen.getAllByLabelText(label).filter(({ props }) => props.role === 'group'),
  ).toHaveLength(1)
})
