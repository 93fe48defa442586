/**
 * A live region must exist for this long before it is filled: otherwise some screen readers miss the text.
 */
const MOUNTED_MS = 150

const HIDDEN =
  'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);pointer-events:none'

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Screen readers ignore everything outside a modal dialog, so the region moves into it. */
const placeOf = (): Element =>
  [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document.body

/** Creates or moves the region, empty; false if it is in place already. */
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

/** Empties the region, so that screen readers announce the next text even if it is the same. */
export function prepareToAnnounce(): void {
  if (typeof document === 'undefined') return
  clearTimeout(timer)
  if (!mount()) region?.replaceChildren()
}

/** Elements whose accessible name is their text. */
const NAMED_BY_TEXT =
  'button, a, h1, h2, h3, [role=button], [role=link], [role=heading], [role=radio], [role=switch]'

/** The accessible name of the focused element; a focused page has none, and its text is not read. */
export function focusedName(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const focused = document.activeElement
  if (!focused || focused === document.body) return undefined
  const label = focused.getAttribute('aria-label')
  if (label !== null) return label
  return focused.matches(NAMED_BY_TEXT) ? focused.textContent : undefined
}

/** Makes the screen reader speak after its current utterance. */
export function announce(text: string): void {
  if (typeof document === 'undefined') return
  clearTimeout(timer)
  const fill = () => {
    // A new element, because screen readers read only what is added.
    const line = document.createElement('div')
    line.textContent = text
    region?.replaceChildren(line)
  }
  if (mount()) timer = setTimeout(fill, MOUNTED_MS)
  else fill()
}
