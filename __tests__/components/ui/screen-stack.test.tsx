import { renderRouter, screen } from 'expo-router/testing-library'
import { Text } from 'react-native'
import { ReducedMotionProvider } from '../../../components/ui/motion'
import { ScreenStack } from '../../../components/ui/screen-stack'

const Page = () => <Text>Page</Text>

const PAGES = { index: Page, settings: Page, play: Page, 'results/[id]': Page }

/** The animation with which the native stack shows each page. */
function animations(isMotionReduced: boolean, initialUrl: string): readonly unknown[] {
  const _layout = () => (
    <ReducedMotionProvider value={isMotionReduced}>
      <ScreenStack title="Shut the Box" />
    </ReducedMotionProvider>
  )
  renderRouter({ _layout, ...PAGES }, { initialUrl })
  return screen.UNSAFE_root.findAll(
    ({ type, props }) => typeof type === 'string' && props.stackAnimation !== undefined,
  ).map(({ props }) => props.stackAnimation as unknown)
}

test('pages slide in as the system has it, and fade where less motion is wanted', () => {
  expect(animations(false, '/settings')).toEqual(['default'])
  screen.unmount()
  expect(animations(true, '/settings')).toEqual(['fade'])
})

test.each(['/play', '/results/1'])('%s fades in any case', (url) => {
  expect(animations(false, url)).toEqual(['fade'])
})
