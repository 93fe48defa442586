import { fireEvent, renderRouter, screen } from 'expo-router/testing-library'
import { en } from '../../i18n'

test('names the page that is not there, and leads back to the start', async () => {
  const app = renderRouter('./app', { initialUrl: '/attic/box' })
  expect(await screen.findByRole('heading', { name: en.notFound.title })).toBeOnTheScreen()
  expect(screen.getByText(/\/attic\/box/)).toBeOnTheScreen()

  fireEvent.press(screen.getByRole('button', { name: en.notFound.toStart }))
  expect(app.getPathname()).toBe('/')
  expect(await screen.findByRole('heading', { name: en.appName })).toBeOnTheScreen()
})
