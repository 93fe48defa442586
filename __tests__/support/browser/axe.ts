import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { whenDrawn } from './at-sizes'
import { inFrench } from './in-french'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules that look at colours: they take most of the time. */
const COLOURS = ['color-contrast', 'link-in-text-block']

type Run = Pick<axe.RunOptions, 'runOnly' | 'rules'>

const ruled = (ids: readonly string[], enabled: boolean) =>
  Object.fromEntries(ids.map((id) => [id, { enabled }]))

// It strings the lines of a button together without a space, and finds the result in no name;
// `findUnsaidWords` asks the same of each line.
const REPLACED = ['label-content-name-mismatch']

const ALL: Run = { runOnly: { type: 'tag', values: TAGS }, rules: ruled(REPLACED, false) }
const COLOURS_ALONE: Run = { runOnly: { type: 'rule', values: COLOURS } }
const ALL_BUT_COLOURS: Run = { ...ALL, rules: ruled([...REPLACED, ...COLOURS], false) }

/** Runs in the page. */
async function findViolations(run: Run): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe }
  const { violations } = await checker.run(document, { ...run, resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => {
      const why = any.map(({ message }) => message).join(' ')
      return `${id}: ${html.slice(0, 160)} ${why}`
    }),
  )
}

/** Runs in the page: words on a button that its name leaves out, so that nobody can press it by saying them. */
function findUnsaidWords(): string[] {
  const unsaid: string[] = []
  // A number is said without the spaces that it is written with.
  const words = (text: string) =>
    text
      .replace(/(\d)\u00a0(?=\d)/g, '$1')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  for (const button of document.querySelectorAll('[role=button][aria-label]')) {
    const name = button.getAttribute('aria-label')!
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      const isDrawing = parentElement?.closest('[aria-hidden=true]') !== null
      if (!isDrawing && !words(name).includes(words(textContent!)))
        unsaid.push(`“${textContent}” is not in the name “${name}”`)
    }
  }
  return unsaid
}

/** Runs in the page: names and values with a space inside a number, at which a screen reader stops. */
function findBrokenNumbers(): string[] {
  const read = [...document.querySelectorAll('[aria-label], [aria-valuetext]')].flatMap((part) =>
    ['aria-label', 'aria-valuetext'].map((name) => part.getAttribute(name) ?? ''),
  )
  return read
    .filter((text) => /\d[\u00a0\u2007\u2009\u202f]\d/.test(text))
    .map((text) => `“${text}” has a number with spaces in it`)
}

/**
 * What on this page breaks WCAG 2.2 AA or good practice, as far as a program can tell: by day or by night,
 * and in English or in French if it changes its language. Night changes only colours, French everything
 * except colours.
 */
export async function wcagViolations(page: Page, speaksFrench = true): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') })
  const found: string[] = []
  const find = async (how: string, run: Run) => {
    const violations = await page.evaluate(findViolations, run)
    violations.push(...(await page.evaluate(findUnsaidWords)))
    violations.push(...(await page.evaluate(findBrokenNumbers)))
    found.push(...violations.map((violation) => `${how}: ${violation}`))
  }
  const show = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    await whenDrawn(page)
  }
  await show('dark')
  await find('dark', COLOURS_ALONE)
  await show('light')
  await find('light', ALL)
  if (speaksFrench) await inFrench(page, () => find('French', ALL_BUT_COLOURS))
  return found
}
