import type { Browser, Page } from 'playwright-core'
import { settingOf } from '../support/browser/app-browser'
import { allowLargeText, withLargeText } from '../support/browser/large-text'
import { layoutFaults } from '../support/browser/layout-faults'
import { launchBrowser } from '../support/browser/open-app'

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser(settingOf('CHROMIUM_PATH'))
  page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await allowLargeText(page)
})
afterAll(() => browser.close())

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
  [
    'a name of which three letters are left',
    '<div dir="auto" style="width: 4.5ch; font: 20px/1.2 monospace; overflow: hidden; white-space: nowrap; text-overflow: ellipsis"><span>Far too long</span></div>',
    'the text “Far too long” has room for 3 letters',
  ],
  [
    'text that is drawn smaller than it is',
    '<div style="transform: scale(0.8)">Small again</div>',
    'the text “Small again” is drawn at 80 %',
  ],
  [
    'a number that begins on one line and ends on the next',
    '<div style="width: 9ch; font: 20px monospace; overflow-wrap: break-word">with\u00a01\u00a0234\u00a0567</div>',
    'has 1\u00a0234\u00a0567 on two lines',
  ],
  ['a page that scrolls sideways', '<div style="width: 500px; height: 9px"></div>', 'sideways'],
])('%s is a fault', async (_, html, fault) => {
  await page.setContent(html)
  expect((await layoutFaults(page)).join('\n')).toContain(fault)
})

test('what can be scrolled to, what is shortened on purpose, a space at the end of a line and what a dialog hides are none', async () => {
  await page.setContent(`
    ${button('Hidden', 'height: 20px')}
    <div role="dialog" style="position: fixed; inset: 0">
      <div style="position: relative; height: 200px; overflow: auto">${button('Low', 'top: 400px')}</div>
      <div style="width: 90px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">
        Far too long
      </div>
      <div style="width: 9ch; font: 20px monospace">5 and 1\u00a0234\u00a0567, 8</div>
      <div style="width: 4ch; overflow: hidden; white-space: pre-wrap; font: 20px monospace">Four more</div>
    </div>`)
  expect(await layoutFaults(page)).toEqual([])
})

test('a table that is turned scrolls to its side, and its flaps lie on theirs', async () => {
  const turned = (overflow: string) => `
    <div style="position: absolute; left: 100px; top: 100px; width: 200px; height: 120px; transform: rotate(90deg); overflow: ${overflow}">
      ${button('1, open', 'width: 32px')}
      ${button('Low', 'top: 400px')}
    </div>`
  await page.setContent(turned('hidden auto'))
  expect(await layoutFaults(page)).toEqual([])
  await page.setContent(turned('hidden'))
  expect((await layoutFaults(page)).join('\n')).toContain('“Low” cannot be reached')
})

test('text is twice as large while it is looked at, where a rule is added meanwhile too', async () => {
  await page.goto('about:blank')
  await page.setContent('<style>p { font-size: 10px; width: 30px }</style><p>There</p><b>Added</b>')
  const sizeOf = (tag: string) =>
    page.locator(tag).evaluate((element) => getComputedStyle(element).fontSize)
  await withLargeText(page, async () => {
    await page.evaluate(() => document.styleSheets[0]!.insertRule('b { font-size: 7px }'))
    expect([await sizeOf('p'), await sizeOf('b')]).toEqual(['20px', '14px'])
    expect(await page.locator('p').evaluate((element) => element.clientWidth)).toBe(30)
  })
  expect([await sizeOf('p'), await sizeOf('b')]).toEqual(['10px', '7px'])
})
