import { appBrowser } from '../support/browser/app-browser'
import { layoutFaults } from '../support/browser/layout-faults'

const open = appBrowser()
const NARROW = { width: 390, height: 844, isTouch: false }

const button = (name: string, style: string) =>
  `<button style="position: absolute; left: 0; top: 0; width: 60px; height: 60px; ${style}">${name}</button>`

test.each([
  ['too small a button', button('Small', 'height: 40px'), '“Small” is 60.0 × 40.0'],
  [
    'two buttons over each other',
    button('Under', '') + button('Over', 'left: 50px'),
    '“Under” lies over “Over”',
  ],
  ['a button beyond the edge', button('Far', 'left: 360px'), '“Far” cannot be reached'],
  [
    'a button behind the edge of a box that does not scroll',
    `<div style="position: relative; height: 50px; overflow: hidden">${button('Cut', '')}</div>`,
    '“Cut” cannot be reached',
  ],
  [
    'text that its box cuts off',
    '<div style="width: 40px; overflow: hidden; white-space: nowrap">Far too long</div>',
    'the text “Far too long” is cut off',
  ],
  [
    'text that runs into other text',
    '<p style="position: absolute; top: 0">One</p><p style="position: absolute; top: 4px">Two</p>',
    'the text “One” runs into the text “Two”',
  ],
  ['a page that scrolls sideways', '<div style="width: 500px; height: 9px"></div>', 'sideways'],
])('%s is a fault', async (_, html, fault) => {
  const { page } = await open({ view: NARROW })
  await page.setContent(html)
  expect((await layoutFaults(page)).join('\n')).toContain(fault)
})

test('what can be scrolled to, what is shortened on purpose, a space at the end of a line and what a dialog hides are none', async () => {
  const { page } = await open({ view: NARROW })
  await page.setContent(`
    ${button('Hidden', 'height: 20px')}
    <div role="dialog" style="position: fixed; inset: 0">
      <div style="position: relative; height: 200px; overflow: auto">${button('Low', 'top: 400px')}</div>
      <div style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">
        Far too long
      </div>
      <div style="width: 4ch; overflow: hidden; white-space: pre-wrap; font: 20px monospace">Four more</div>
    </div>`)
  expect(await layoutFaults(page)).toEqual([])
})
