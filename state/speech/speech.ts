import { announce, focusedName, prepareToAnnounce } from '@/device/announce'

/** From a move of the focus to the text: the screen reader names first what has the focus. */
export const SPEECH_DELAY_MS = 250

/** What is about to be spoken: one text about the table, and others that must not be cut off by it. */
type Waiting = { about?: string | undefined; readonly besides: string[] }

let waiting: Waiting | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const bare = (text: string) => text.replace(/[\s.,:;!?…]+/g, ' ').trim()

/** Whether the focused element has just been named with the same words. */
const isNamed = (text: string) => ` ${bare(focusedName() ?? '')} `.includes(` ${bare(text)} `)

function speak(): void {
  const { about, besides } = waiting ?? { besides: [] }
  waiting = undefined
  const texts = [...(about ? [about] : []), ...besides].filter((text) => !isNamed(text))
  if (texts.length > 0) announce(texts.join(' '))
}

/** Speaks a moment after now; `later` is how much later still. */
function soon(later = 0): Waiting {
  if (!waiting) prepareToAnnounce()
  clearTimeout(timer)
  timer = setTimeout(speak, SPEECH_DELAY_MS + later)
  return (waiting ??= { besides: [] })
}

/**
 * Says what has happened at the table, once the focus has moved. A newer text replaces one that is not spoken
 * yet. `later` is for what is said while a sheet still closes.
 */
export function say(text: string, later?: number): void {
  soon(later).about = text
}

/** Goes on from what is said of the table: if that is not spoken yet, both are spoken together. */
export function sayMore(text: string): void {
  const now = soon()
  now.about = now.about ? `${now.about} ${text}` : text
}

/** Says something besides, such as what the coach says, which neither replaces the other nor is replaced. */
export function sayToo(text: string): void {
  const { besides } = waiting ?? soon()
  if (!besides.includes(text)) besides.push(text)
}

/** What was said last of the table no longer matters: it was left. */
export function hush(): void {
  if (!waiting) return
  waiting.about = undefined
}

export const speech = { say, sayMore, sayToo, hush }
