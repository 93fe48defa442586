import { announce, focusedName, prepareToAnnounce } from '@/device/announce'

/** The delay after a move of the focus: the screen reader reads the focused element first. */
export const SPEECH_DELAY_MS = 250

/** What is about to be spoken: one text about the table, and others that it must not cut off. */
type Waiting = { about?: string | undefined; readonly besides: string[] }

let waiting: Waiting | undefined
let timer: ReturnType<typeof setTimeout> | undefined

const bare = (text: string) => text.replace(/[\s.,:;!?…]+/g, ' ').trim()

/** Whether the focused element has just been read with the same words. */
const isNamed = (text: string) => ` ${bare(focusedName() ?? '')} `.includes(` ${bare(text)} `)

function speak(): void {
  const { about, besides } = waiting ?? { besides: [] }
  waiting = undefined
  const texts = [...(about ? [about] : []), ...besides].filter((text) => !isNamed(text))
  if (texts.length > 0) announce(texts.join(' '))
}

/** Speaks after a moment, or `later` milliseconds after that. */
function soon(later = 0): Waiting {
  if (!waiting) prepareToAnnounce()
  clearTimeout(timer)
  timer = setTimeout(speak, SPEECH_DELAY_MS + later)
  return (waiting ??= { besides: [] })
}

/**
 * Says what has happened at the table, once the focus has moved. A newer text replaces one that is not spoken
 * yet. `later` is for texts during the closing of a sheet.
 */
export function say(text: string, later?: number): void {
  soon(later).about = text
}

/** Continues the text about the table: if that is not spoken yet, both are spoken together. */
export function sayMore(text: string): void {
  const now = soon()
  now.about = now.about ? `${now.about} ${text}` : text
}

/** Says something independent, such as the coach's line: it neither replaces other texts nor is replaced. */
export function sayToo(text: string): void {
  const { besides } = waiting ?? soon()
  if (!besides.includes(text)) besides.push(text)
}

/** Drops the text about the table, which has been left. */
export function hush(): void {
  if (!waiting) return
  waiting.about = undefined
}

export const speech = { say, sayMore, sayToo, hush }
