/** A region has to be there for this long before it is filled: otherwise some readers miss the text. */
const MOUNTED_MS = 150

const HIDDEN =
  'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);pointer-events:none'

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Readers pass over everything outside a dialog that covers the page, so the region is in there then. */
const placeOf = (): Element =>
  [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body

/** Puts the region in its place, empty; false if it has been there. */
function mount(): boolean {
  const place = placeOf()
  if (region?.parentNode === place && region.isConnected) return false
  region ??= document.createElement('div')
  region.setAttribute('aria-live', 'polite')
  region.style.cssText = HIDDEN
  region.replaceChildren()
  place.append(region)
  return true
}

/** Empties the region, so that the text which follows is new to the screen reader even if it is the same. */
export function prepareToAnnounce(): void {
  if (typeof document === 'undefined') return
  clearTimeout(timer)
  if (!mount()) region?.replaceChildren()
}

/** What is called by the text in it. */
const NAMED_BY_TEXT =
  'button, a, h1, h2, h3, [role=button], [role=link], [role=heading], [role=radio], [role=switch]'

/** What the screen reader calls the element that has the focus; of a page that has it, it does not read the text. */
export function focusedName(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const label = focused.getAttribute('aria-label')
  if (label !== null) return label
  return focused.matches(NAMED_BY_TEXT) ? focused.textContent : undefined
}

/** Has the screen reader speak, when it has said what it is saying. */
export function announce(text: string): void {
  if (typeof document === 'undefined') return
  clearTimeout(timer)
  const fill = () => {
    // A new element: what is added is read, and nothing of what was there before.
    const line = document.createElement('div')
    line.textContent = text
    region?.replaceChildren(line)
  }
  if (mount()) timer = setTimeout(fill, MOUNTED_MS)
  else fill()
}
