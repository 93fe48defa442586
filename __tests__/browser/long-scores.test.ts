import type { Locator, Page } from 'playwright-core'
import { en } from '../../i18n/en'
import { formatNumber } from '../../i18n/numbers/format-number'
import { appBrowser } from '../support/browser/app-browser'
import { atSizes } from '../support/browser/at-sizes'
import {
  english,
  inspectLayout,
  only,
  isOn,
  PHONE,
  SIDEWAYS,
  SMALLEST,
  TABLET,
} from '../support/browser/inspect-layout'
import { layoutFaults } from '../support/browser/layout-faults'
import { plannedMatch, type NamedMatch } from '../support/browser/matches'
import { VIEWS } from '../support/browser/open-app'
import { walkHistory } from '../support/browser/walk-history'
import { afterPass, walkMatch } from '../support/browser/walk-screens'

const open = appBrowser()

/** Runs in the page: the texts of a row that touch a drawing in it. */
function textsAtDrawings(row: Element): string[] {
  const CLEAR = 2
  const drawings = [...row.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect())
  return [...row.querySelectorAll('[dir]')].flatMap((text) => {
    const { left, top, right, bottom } = text.getBoundingClientRect()
    const isNear = (box: DOMRect) =>
      box.left < right + CLEAR &&
      box.right > left - CLEAR &&
      box.top < bottom + CLEAR &&
      box.bottom > top - CLEAR
    return drawings.some(isNear) ? [`“${text.textContent}” touches a drawing`] : []
  })
}

/** The overlaps in a row of the history. */
const historyRowFaults = (row: Locator): Promise<string[]> => row.evaluate(textsAtDrawings)

/** The scores of the standings that are not at the end of their row, or touch the name or the board. */
async function standingsFaults(page: Page, { end, names }: NamedMatch): Promise<string[]> {
  const PADDING = 20
  const card = page.getByRole('region', { name: en.results.title })
  const sizeOf = (text: Locator) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
  const boxOf = async (target: Locator) => (await target.boundingBox())!
  const edge = await boxOf(card).then(({ x, width }) => x + width - PADDING)
  const boards = await card
    .getByRole('img')
    .all()
    .then((all) => Promise.all(all.map(boxOf)))
  const faults: string[] = []
  const sizes = new Set<number>()
  for (const [seat, total] of end.totals.entries()) {
    const score = await boxOf(card.getByText(formatNumber(total), { exact: true }))
    const name = await boxOf(card.getByText(names[seat]!, { exact: true }))
    const board = boards.find(({ y, height }) => y + height > name.y && y < name.y + 120)!
    const rowEnd = Math.max(name.y + name.height, board.y + board.height) + score.height
    const said = `${names[seat]}: ${formatNumber(total)}`
    if (Math.abs(score.x + score.width - edge) > 1) faults.push(`${said} is not at the end`)
    if (score.y + score.height > rowEnd) faults.push(`${said} is below its row`)
    // As high as one line: it does not wrap.
    const size = await sizeOf(card.getByText(formatNumber(total), { exact: true }))
    if (score.height > 1.6 * size) faults.push(`${said} takes two lines`)
    sizes.add(size)
    for (const { x, y, width, height } of [name, board]) {
      const isBeside = y < score.y + score.height - 2 && y + height > score.y + 2
      if (isBeside && x + width > score.x + 1) faults.push(`${said} has something over it`)
    }
  }
  if (sizes.size > 1) faults.push(`scores have ${sizes.size} sizes`)
  return faults
}

describe('Scores of fifteen digits', () => {
  const options = { view: VIEWS.upright, isMotionReduced: true }

  test('stand at the end of their rows beside long names, clear of everything', async () => {
    const match = plannedMatch('patientPair')
    const app = await open(options)
    const { page } = app
    const sizes = [SMALLEST, PHONE, SIDEWAYS]
    const { faults, add } = inspectLayout(app, only())
    const look = atSizes(app, sizes, async (name) => {
      add(name, await layoutFaults(page))
      const row = page.getByRole('button', { name: / wins\. / }).first()
      if (isOn(name, 'history')) add(name, await historyRowFaults(row))
      if (isOn(name, 'past-match')) add(name, await standingsFaults(page, match))
    })
    await walkHistory(app, ['patientPair', 'pair'], look)
    expect(faults).toEqual({})
  })

  test('stand on one line of the pass card, beside the little box or below it', async () => {
    const match = plannedMatch('crowd')
    const app = await open({ ...options, seed: match.seed })
    const { faults, look } = inspectLayout(app, only(...[SMALLEST, PHONE, SIDEWAYS].map(english)))
    await walkMatch(
      app,
      match,
      async (name) => (name === 'passing' ? look(name) : undefined),
      afterPass(match, 1),
    )
    expect(faults).toEqual({})
  })

  test('of twelve long names are all read in the result', async () => {
    const app = await open(options)
    const { faults, look } = inspectLayout(app, only(...[SMALLEST, TABLET].map(english)))
    await walkHistory(app, ['crowd', 'pair'], look)
    expect(faults).toEqual({})
  })
})
