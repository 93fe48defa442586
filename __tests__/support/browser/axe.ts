import type axe from 'axe-core'
import type { Page } from 'playwright-core'
import { whenDrawn } from './at-sizes'
import { inFrench } from './in-french'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SCHEMES = ['light', 'dark'] as const

/** Runs in the page. */
async function findViolations(tags: string[]): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: typeof axe }
  const { violations } = await checker.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    // It strings the lines of a button together without a space, and finds the result in no name;
    // `findUnsaidWords` asks the same of each line.
    rules: { 'label-content-name-mismatch': { enabled: false } },
  })
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
  // A number is said without the thin spaces that it is written with.
  const words = (text: string) =>
    text
      .replaceAll('\u202f', '')
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

/**
 * What on this page breaks WCAG 2.2 AA or good practice, by day or by night, in English or in French, as
 * far as a program can tell. The colours are the same in both languages.
 */
export async function wcagViolations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: require.resolve('axe-core/axe.min.js') })
  const found: string[] = []
  const find = async (how: string) => {
    const violations = await page.evaluate(findViolations, TAGS)
    violations.push(...(await page.evaluate(findUnsaidWords)))
    found.push(...violations.map((violation) => `${how}: ${violation}`))
  }
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    await whenDrawn(page)
    await find(colorScheme)
  }
  await inFrench(page, () => find('French'))
  return found
}
