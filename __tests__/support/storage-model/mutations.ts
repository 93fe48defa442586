import fc from 'fast-check'

/** What may be done to one place in a file; a word is a word of some match's events. */
const DEEDS = ['replace', 'delete', 'rename', 'copy', 'word', 'cut', 'letter'] as const

export type Mutation = {
  readonly deed: (typeof DEEDS)[number]
  readonly path: readonly number[]
  readonly value: unknown
}

const STRANGE: readonly unknown[] = [
  -1,
  1e308,
  0.5,
  '',
  '__proto__',
  'constructor',
  'f'.repeat(16),
  'x'.repeat(10_000),
  '\ud800',
  null,
  [],
  {},
  true,
]

export const mutations: fc.Arbitrary<Mutation> = fc.record({
  deed: fc.constantFrom(...DEEDS),
  path: fc.array(fc.nat(10_000), { minLength: 2, maxLength: 9 }),
  value: fc.oneof(fc.constantFrom(...STRANGE), fc.jsonValue({ maxDepth: 2 })),
})

const WORDS = 'r11 r66 r3 r34 s1 s9 s12 s345 sa b t p + - r7 sd x'.split(' ')

type Fields = Record<string, unknown>
const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null

function mutateWord(file: Fields, [which = 0, at = 0, word = 0]: readonly number[]): void {
  const matches = file.matches as { events: string }[]
  const match = matches[which % matches.length]!
  const words = match.events.split(' ')
  words[at % words.length] = WORDS[word % WORDS.length]!
  match.events = words.join(' ')
}

function mutatePlace(file: Fields, { deed, path, value }: Mutation): void {
  let place: { in: Fields; key: string } | undefined
  let node: unknown = file
  for (const pick of path) {
    const keys: readonly string[] = isFields(node) ? Object.keys(node) : []
    if (!isFields(node) || keys.length === 0) break
    place = { in: node, key: keys[pick % keys.length]! }
    node = node[place.key]
  }
  if (!place) return
  const { in: parent, key } = place
  if (deed === 'replace') parent[key] = value
  else if (deed === 'copy' && Array.isArray(parent)) parent.push(structuredClone(node))
  else delete parent[key]
  if (deed === 'rename') parent[typeof value === 'string' ? value.slice(0, 20) : 'other'] = node
}

/** The text of a file after this was done to it. */
export function mutated(text: string, mutation: Mutation): string {
  const { deed, path, value } = mutation
  const at = (path[0]! * 10_007 + path[1]!) % text.length
  if (deed === 'cut') return text.slice(0, at)
  if (deed === 'letter')
    return text.slice(0, at) + JSON.stringify(value).slice(-1) + text.slice(at + 1)
  const file = JSON.parse(text) as Fields
  if (deed === 'word') mutateWord(file, path)
  else mutatePlace(file, mutation)
  return JSON.stringify(file)
}
