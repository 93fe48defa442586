import type { Locator, Page } from 'playwright-core'
import { en } from '../../../i18n/en'
import { formatNumber } from '../../../i18n/format-number'
import type { NamedMatch } from './matches'

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

/** What touches what in a row of the history. */
export const historyRowFaults = (row: Locator): Promise<string[]> => row.evaluate(textsAtDrawings)

/** The scores of the standings that are not at the end of their row, beside the name and the board. */
export async function standingsFaults(page: Page, { end, names }: NamedMatch): Promise<string[]> {
  const PADDING = 20
  const card = page.getByRole('region', { name: en.results.title })
  const boxOf = async (target: Locator) => (await target.boundingBox())!
  const edge = await boxOf(card).then(({ x, width }) => x + width - PADDING)
  const boards = await card
    .getByRole('img')
    .all()
    .then((all) => Promise.all(all.map(boxOf)))
  const faults: string[] = []
  for (const [seat, total] of end.totals.entries()) {
    const score = await boxOf(card.getByText(formatNumber(total), { exact: true }))
    const name = await boxOf(card.getByText(names[seat]!, { exact: true }))
    const middle = score.y + score.height / 2
    const board = boards.find(({ y, height }) => y + height > name.y && y < name.y + 120)!
    const rowEnd = Math.max(name.y + name.height, board.y + board.height)
    const said = `${names[seat]}: ${formatNumber(total)}`
    if (Math.abs(score.x + score.width - edge) > 1) faults.push(`${said} is not at the end`)
    if (middle < name.y || middle > rowEnd) faults.push(`${said} is below its row`)
    for (const { x, width } of [name, board])
      if (x + width > score.x) faults.push(`${said} has something over it`)
  }
  return faults
}
