import { act, screen, within } from 'expo-router/testing-library'
import { AppState } from 'react-native'
import { en } from '../../i18n'
import { fr } from '../../i18n/fr'
import { phoneLanguages, setPageLanguage } from '../../device/languages'
import { openSaves } from '../../state/open-saves'
import { DEFAULT_SETTINGS } from '../../model/settings'
import { useSettings } from '../../state/settings/settings'
import { useSetUp } from '../../state/set-up/set-up'
import {
  button,
  cardOf,
  choose,
  forgetEverything,
  LANDED_MS,
  openApp,
  openPage,
  openTable,
  radio,
  tapButton,
  wait,
} from '../support/app-screens'
import { forceSeeds, seedOf } from '../support/forced-entropy'
import { presetRules, seatsOf, turnLeaving, begin } from '../support/scripted-match'

jest.mock('@/device/entropy', () => jest.requireActual<object>('../support/forced-entropy'))
jest.mock('@/device/languages', () => ({ phoneLanguages: jest.fn(), setPageLanguage: jest.fn() }))

const setPhone = (...tags: string[]) => jest.mocked(phoneLanguages).mockReturnValue(tags)

beforeEach(() => {
  forceSeeds(seedOf(1))
  setPhone('fr-FR', 'en-GB')
})

const namesSeated = () => useSetUp.getState().seats.map(({ name }) => name)

test('on a French phone the set-up is French from its first frame', async () => {
  await forgetEverything()
  await openPage('/')
  expect(screen.getByText(fr.setup.whoPlays)).toBeOnTheScreen()
  expect(screen.queryByText(en.setup.whoPlays)).toBeNull()
  expect(radio(cardOf('Îles Anglo-Normandes'))).toBeChecked()
  expect(button('Jouer aux îles')).toBeOnTheScreen()
  expect(namesSeated()).toEqual(['Joueur 1', 'Joueur 2'])
  expect(setPageLanguage).toHaveBeenLastCalledWith('fr')
})

test('another language is chosen in the settings, shown at once and kept', async () => {
  await openApp(undefined, undefined, '/settings')
  expect(screen.getByText('Réglages')).toBeOnTheScreen()
  await choose('English')
  expect(screen.getByText('Settings')).toBeOnTheScreen()
  expect(radio('English')).toBeChecked()
  expect(setPageLanguage).toHaveBeenLastCalledWith('en')
  await act(async () => {
    useSettings.setState(DEFAULT_SETTINGS, true)
    await openSaves()
  })
  expect(useSettings.getState().language).toBe('en')
  await choose('Français')
  expect(screen.getByText('Réglages')).toBeOnTheScreen()
})

test('those who gave no name are called as the language has it, and nobody else', async () => {
  setPhone('en-GB')
  await openApp()
  await act(async () => {
    useSetUp.setState({ seats: seatsOf(['Player 1', 'Player Two', 'Player 3']) })
    useSettings.setState({ language: 'fr' })
    await Promise.resolve()
  })
  await wait(0)
  expect(namesSeated()).toEqual(['Joueur 1', 'Player Two', 'Joueur 3'])
})

test('a phone that was set to another language meanwhile is followed', async () => {
  const listen = jest.spyOn(AppState, 'addEventListener')
  setPhone('en-GB')
  await openApp()
  expect(screen.getByText(en.setup.whoPlays)).toBeOnTheScreen()
  setPhone('fr-CH')
  await act(async () => {
    listen.mock.calls.forEach(([event, listener]) => event === 'change' && listener('active'))
    await Promise.resolve()
  })
  await wait(0)
  expect(screen.getByText(fr.setup.whoPlays)).toBeOnTheScreen()
})

describe('a French match', () => {
  const rules = presetRules('pub')
  const lastThrow = turnLeaving(begin(rules, 2), [7, 8, 9])

  test('is thrown, told and passed in French', async () => {
    await openTable(['Anna', 'Ben'], rules, ...lastThrow.slice(0, -1))
    await tapButton(/^(Lancer les dés|Secoue ou touche)$/)
    await wait(LANDED_MS)
    expect(screen.getAllByText(/^(Rien à fermer|Choisis )/)).not.toHaveLength(0)
    expect(screen.getAllByRole('button', { name: /^9, / })).toHaveLength(1)
  })

  test('ends its turn and hands the phone on in French', async () => {
    await openTable(['Anna', 'Ben'], rules, ...lastThrow)
    await wait(LANDED_MS)
    expect(screen.getByText(fr.play.noMove)).toBeOnTheScreen()
    expect(screen.getByText(fr.play.scored('24'))).toBeOnTheScreen()
    await tapButton(fr.play.pass)
    const card = within(screen.getByLabelText(/^Passe le téléphone à /))
    expect(card.getByText(/^Anna a fermé six clapets, il reste 24$/)).toBeOnTheScreen()
    expect(card.getByText('À battre\u00a0: 24, score d’Anna')).toBeOnTheScreen()
    expect(button('C’est Ben, je l’ai')).toBeOnTheScreen()
  })

  test('has a French result', async () => {
    const second = turnLeaving(begin(rules, 2), [9])
    await openTable(['Anna', 'Ben'], rules, ...lastThrow, { type: 'phonePassed' }, ...second)
    await wait(LANDED_MS)
    await tapButton(fr.play.seeResult)
    expect(screen.getByRole('heading', { name: 'Ben gagne' })).toBeOnTheScreen()
    expect(screen.getByText('Le plus petit total, 9.')).toBeOnTheScreen()
    expect(screen.getAllByText(fr.results.paysTheRound)).not.toHaveLength(0)
    expect(button(/^Revanche$/)).toBeOnTheScreen()
  })
})
