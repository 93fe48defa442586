import type { Page } from 'playwright-core'

/**
 * Runs in the page: what is cut off, squeezed, out of reach or lies over something else. Where a dialog is
 * open only the dialog counts. Text that ends in an ellipsis is shortened on purpose, as long as it can be guessed.
 */
function findFaults(): string[] {
  type Box = { left: number; top: number; right: number; bottom: number }
  const LEAST = 44
  const LEAST_FLAP_WIDTH = 30
  const SLACK = 1
  /** The letters of one line may reach this far into another. */
  const TOUCHING = 5
  /** Fewer letters do not identify a name. */
  const LEAST_LETTERS = 4
  /** Text that is enlarged must not be drawn smaller again. */
  const LEAST_SCALE = 0.96
  const TAPPABLE =
    'button, a[href], input, textarea, [role=button], [role=link], [role=radio], [role=switch]'
  const faults = new Set<string>()
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }

  const root = document.scrollingElement!
  if (root.scrollWidth > root.clientWidth + SLACK) faults.add('the page scrolls sideways')

  const top = [...document.querySelectorAll('[role=dialog]')].findLast((dialog) =>
    dialog.checkVisibility(),
  )
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    if (width <= 1 || height <= 1) return false
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    return !top || top.contains(element)
  }
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `“${name.trim().slice(0, 40)}”`
  }
  const sizeOf = ({ left, top, right, bottom }: Box) => [right - left, bottom - top] as const
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const overlap = (a: Box, b: Box, slack: number) => {
    const [width, height] = sizeOf(meet(a, b))
    return width > slack && height > slack
  }

  /** The visible part of a box, and whether a part of it can neither be seen nor reached by scrolling. */
  const clip = (within: Element | null, box: Box) => {
    let seen = box
    let isLost = false
    let [canScrollX, canScrollY] = [false, false]
    const cut = (edge: Box) => {
      const isOutX = box.left < edge.left - SLACK || box.right > edge.right + SLACK
      const isOutY = box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK
      if ((isOutX && !canScrollX) || (isOutY && !canScrollY)) isLost = true
      seen = meet(seen, edge)
    }
    for (let parent = within; parent; parent = parent.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(parent)
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
      const inWidth = scrolls(overflowX) && parent.scrollWidth > parent.clientWidth
      const inHeight = scrolls(overflowY) && parent.scrollHeight > parent.clientHeight
      const edge = parent.getBoundingClientRect()
      // What is turned to the side scrolls there, too.
      const isOnSide =
        Math.abs(edge.width - parent.clientHeight) < Math.abs(edge.width - parent.clientWidth)
      canScrollX ||= isOnSide ? inHeight : inWidth
      canScrollY ||= isOnSide ? inWidth : inHeight
      cut(edge)
    }
    cut(screen)
    return { seen, isLost }
  }

  const buttons = [...document.querySelectorAll(TAPPABLE)]
    .filter((element) => isSeen(element) && element.closest('[aria-hidden=true]') === null)
    .map((element) => {
      const box = element.getBoundingClientRect()
      return { element, box, name: nameOf(element), ...clip(element.parentElement, box) }
    })
  for (const { box, name, isLost } of buttons) {
    const [width, height] = sizeOf(box)
    const least = /^“\d+, /.test(name) ? LEAST_FLAP_WIDTH : LEAST
    // A flap may be turned, and lie on its side.
    const [narrow, long] = [Math.min(width, height), Math.max(width, height)]
    if (narrow < least - 0.01 || long < LEAST - 0.01)
      faults.add(`${name} is ${width.toFixed(1)} × ${height.toFixed(1)}`)
    if (isLost) faults.add(`${name} cannot be reached`)
  }
  buttons.forEach((a, index) => {
    for (const b of buttons.slice(index + 1)) {
      const isNested = a.element.contains(b.element) || b.element.contains(a.element)
      if (!isNested && overlap(a.seen, b.seen, SLACK)) faults.add(`${a.name} lies over ${b.name}`)
    }
  })

  const isShortened = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
  }
  /** A line may end in a space that hangs over its edge: only words are read. */
  const isWordLost = (node: Node, within: Element) =>
    [...node.textContent!.matchAll(/\S+/g)].some(({ index, 0: word }) => {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      return [...range.getClientRects()].some((box) => clip(within, box).isLost)
    })
  /** The numbers that begin on one line and end on another. */
  const cutNumbers = (node: Node) =>
    [...node.textContent!.matchAll(/\d(?:[\u00a0\u202f.,]?\d)+/g)].flatMap(
      ({ index, 0: digits }) => {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + digits.length)
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > TOUCHING)
        // Before an ellipsis it has a part of the same line twice.
        return rest.some((box) => !overlap(box, first!, TOUCHING)) ? [digits] : []
      },
    )
  const pen = document.createElement('canvas').getContext('2d')!
  const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
  /** For how many letters of usual width there is room before the ellipsis of a text; for all, if it has none. */
  const roomFor = (holder: HTMLElement) => {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = holder
    const isCut = scrollWidth > clientWidth + SLACK || scrollHeight > clientHeight + SLACK
    if (!isCut) return Infinity
    const { font, lineHeight } = getComputedStyle(holder)
    pen.font = font
    const letter = pen.measureText(ALPHABET).width / ALPHABET.length
    const lines = Math.max(1, Math.round(clientHeight / Number.parseFloat(lineHeight)) || 1)
    return Math.floor((lines * clientWidth - pen.measureText('…').width) / letter)
  }
  /** How large an element is drawn, of the size that it has; whichever way it is turned. */
  const scaleOf = ({ offsetWidth, offsetHeight }: HTMLElement, { width, height }: DOMRect) =>
    Math.sqrt((width * height) / (offsetWidth * offsetHeight))
  const lines: { element: Element; name: string; seen: Box }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || !isSeen(element)) continue
    if (element.closest('svg, style, script, noscript')) continue
    const name = `the text ${nameOf(element)}`
    const holder = element.closest<HTMLElement>('[dir]') ?? element
    const scale = scaleOf(holder, holder.getBoundingClientRect())
    if (scale < LEAST_SCALE) faults.add(`${name} is drawn at ${Math.round(100 * scale)} %`)
    const letters = isShortened(holder) ? roomFor(holder) : Infinity
    if (letters < LEAST_LETTERS) faults.add(`${name} has room for ${letters} letters`)
    for (const number of cutNumbers(node)) faults.add(`${name} has ${number} on two lines`)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) {
      const { seen, isLost } = clip(element, box)
      const isInHolder = isShortened(holder)
      if (isLost && !isInHolder && isWordLost(node, element)) faults.add(`${name} is cut off`)
      lines.push({
        element: holder,
        name,
        seen: isInHolder ? meet(seen, holder.getBoundingClientRect()) : seen,
      })
    }
  }
  lines.forEach((a, index) => {
    for (const b of lines.slice(index + 1))
      if (a.element !== b.element && overlap(a.seen, b.seen, TOUCHING))
        faults.add(`${a.name} runs into ${b.name}`)
  })
  return [...faults]
}

const SETTLING_MS = 2000

/** The faults that stay once the page has come to rest: a layout may take a frame or two. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const isFaultless = `(${findFaults.toString()})().length === 0`
  const rest = page.waitForFunction(isFaultless, undefined, { timeout: SETTLING_MS })
  return rest.then(
    () => [],
    () => page.evaluate(findFaults),
  )
}
