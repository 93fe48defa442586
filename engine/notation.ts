import { err, ok, type Result } from './result'
import type { MatchEvent } from './match'

// Tiles are written in base 13, so that each is one character: 10, 11 and 12 are a, b and c.
const BASE = 13
const THROW = /^r([1-6]{1,2})$/
const SHUT = /^s([1-9abc]{1,12})$/

const WORDS = {
  '+': { type: 'signAnnounced', sign: 'add' },
  '-': { type: 'signAnnounced', sign: 'subtract' },
  b: { type: 'shutTakenBack' },
  t: { type: 'turnStopped' },
  p: { type: 'phonePassed' },
} as const satisfies Record<string, MatchEvent>

function wordOf(event: MatchEvent): string {
  switch (event.type) {
    case 'signAnnounced':
      return event.sign === 'add' ? '+' : '-'
    case 'diceRolled':
      return `r${event.dice.join('')}`
    case 'tilesShut':
      return `s${event.tiles.map((tile) => tile.toString(BASE)).join('')}`
    case 'shutTakenBack':
      return 'b'
    case 'turnStopped':
      return 't'
    case 'phonePassed':
      return 'p'
  }
}

const numbersOf = (characters: string) =>
  Array.from(characters, (character) => Number.parseInt(character, BASE))

function eventOf(word: string): MatchEvent | undefined {
  if (Object.hasOwn(WORDS, word)) return WORDS[word as keyof typeof WORDS]
  const dice = THROW.exec(word)?.[1]
  if (dice) return { type: 'diceRolled', dice: numbersOf(dice) }
  const tiles = SHUT.exec(word)?.[1]
  return tiles ? { type: 'tilesShut', tiles: numbersOf(tiles) } : undefined
}

/** Writes events in a short notation, one word each: `r35 s26 r11 p` is roll, shut, roll, pass. */
export const writeEvents = (events: readonly MatchEvent[]): string => events.map(wordOf).join(' ')

/** Parses the notation of `writeEvents`. Checks the syntax only; `replay` checks the rules. */
export function readEvents(text: string): Result<readonly MatchEvent[], 'not-notation'> {
  if (text === '') return ok([])
  const events: MatchEvent[] = []
  for (const word of text.split(' ')) {
    const event = eventOf(word)
    if (!event) return err('not-notation')
    events.push(event)
  }
  return ok(events)
}
