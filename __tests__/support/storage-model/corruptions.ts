import type { Random } from '../seeded-random'
import type { Disk } from './disk'

/** What may become of a save. */
type Corruption = (text: string, random: Random, disk: Disk) => string

const flipBit: Corruption = (text, random) => {
  const at = random.below(text.length)
  // The eighth bit would not be UTF-8.
  const flipped = String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7)))
  return text.slice(0, at) + flipped + text.slice(at + 1)
}

const FOREIGN = [
  '{"counter":7,"data":{"live":null,"left":[]}}',
  '{"__proto__":{"isSoundOn":false}}',
  '[]',
  'null',
  '0',
  'persist:root {"_persist":"{\\"version\\":-1,\\"rehydrated\\":true}"}',
  'shut-the-box',
  'shut-the-box 1 0 00000000 ',
  'shut-the-box 1 5 00000000 {"live":null,"left":[]}',
  '<?xml version="1.0"?><plist/>',
  '\0\0\0\0\0\0\0\0',
]

export const CORRUPTIONS = {
  'a flipped bit': flipBit,
  'many flipped bits': (text, random, disk) =>
    Array.from({ length: 2 + random.below(20) }).reduce<string>(
      (flipped) => flipBit(flipped, random, disk),
      text,
    ),
  'cut off': (text, random) => text.slice(0, random.below(text.length)),
  'its beginning gone': (text, random) => text.slice(1 + random.below(text.length - 1)),
  emptied: () => '',
  'another version': (text, random) =>
    text.replace(/^shut-the-box \d+/, `shut-the-box ${random.pick([0, 3, 4, 999_999_999])}`),
  'a text from elsewhere': (_, random) => random.pick(FOREIGN),
  'twice in a row': (text) => text + text,
  'zeros at the end': (text, random) => {
    const at = random.below(text.length)
    return text.slice(0, at) + '\0'.repeat(text.length - at)
  },
  'the save of something else': (_, random, disk) => disk.read(random.pick(disk.keys()))!,
  'very long': (text, random) => text + 'x'.repeat(random.below(20) === 0 ? 3_000_000 : 20_000),
} as const satisfies Record<string, Corruption>

export type CorruptionName = keyof typeof CORRUPTIONS
export const CORRUPTION_NAMES = Object.keys(CORRUPTIONS) as CorruptionName[]
