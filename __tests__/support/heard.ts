/** What a screen reader is told at the table, and where its focus goes, on the clock of the test. */
import { AccessibilityInfo } from 'react-native'
import { moveFocus } from '../../components/ui/move-focus'
import { labelOf } from './what-is-shown'

/** Milliseconds since the log was last read, and what was said, or the name of what took the focus. */
export type Heard = readonly [at: number, kind: 'said' | 'focus', text: string]

type Element = Parameters<typeof labelOf>[0]

/** A view by its label, or by that of the first in it that has one; a text by what stands in it. */
function nameOf(view: Element): string {
  const own = labelOf(view)
  if (own !== '') return own
  const children = (view.children ?? []) as readonly (Element | string)[]
  return children.map((child) => (typeof child === 'string' ? child : nameOf(child))).join(' ')
}

let log: (readonly [time: number, kind: 'said' | 'focus', text: string])[] = []
let since = 0

/** Called by replacements of modules that speak. */
export const hear = (text: string): void => void log.push([Date.now(), 'said', text])

/** Begins to listen to the app; `components/ui/move-focus` must be mocked. */
export function listen(): void {
  jest.spyOn(AccessibilityInfo, 'announceForAccessibilityWithOptions').mockImplementation(hear)
  listenToFocus()
}

/** The same, where something else is spoken to: it calls `hear`. */
export function listenToFocus(): void {
  log = []
  jest
    .mocked(moveFocus)
    .mockImplementation(
      (view) => void log.push([Date.now(), 'focus', nameOf(view as unknown as Element)]),
    )
  since = Date.now()
}

/** What was heard since the last call; with `from` on, times are counted from now. */
export function heard(): readonly Heard[] {
  const all = log.map(([time, kind, text]) => [time - since, kind, text] as const)
  log = []
  since = Date.now()
  return all
}

/** The texts alone. */
export const said = (): readonly string[] =>
  heard().flatMap(([, kind, text]) => (kind === 'said' ? [text] : []))
