import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

const root = join(__dirname, '..', '..')
const made = mkdtempSync(join(tmpdir(), 'shut-the-box-'))
afterAll(() => rmSync(made, { recursive: true }))

function generate(script: string, kind: string) {
  execFileSync(process.execPath, [join(root, 'scripts', script), join(made, kind)])
  return readdirSync(join(made, kind)).sort()
}

const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)

describe('sounds', () => {
  const folder = join(root, 'assets/sounds')

  const DURATIONS: Record<string, number> = {
    'box-shut': 2.3,
    chips: 0.38,
    'felt-bounce-1': 0.12,
    'felt-bounce-2': 0.12,
    'felt-bounce-3': 0.12,
    'flaps-rise': 0.36,
    'knock-1': 0.22,
    'knock-2': 0.22,
    'knock-3': 0.22,
    'last-flap': 0.5,
    lid: 0.72,
    'match-won': 1.15,
    'no-move': 0.55,
    passed: 0.36,
    rattle: 0.8,
    'round-end': 0.6,
    'shut-1': 0.28,
    'shut-2': 0.28,
    'shut-3': 0.28,
    'shut-4': 0.28,
    stopped: 0.3,
    'take-back': 0.24,
    'target-hit': 0.85,
    tilt: 0.09,
    'wall-bounce-1': 0.14,
    'wall-bounce-2': 0.14,
    'went-out': 0.75,
  }

  test('the script makes the kept files byte for byte', () => {
    const names = generate('make-sounds.mjs', 'sounds')
    expect(names).toEqual(Object.keys(DURATIONS).map((name) => `${name}.wav`))
    expect(readdirSync(folder).sort()).toEqual(names)
    for (const name of names) {
      expect(
        readFileSync(join(made, 'sounds', name)).equals(readFileSync(join(folder, name))),
      ).toBe(true)
    }
  })

  test.each(Object.entries(DURATIONS))('%s is clean 16-bit mono, %d s long', (name, seconds) => {
    const file = readFileSync(join(folder, `${name}.wav`))
    const rate = file.readUInt32LE(24)
    expect(file.toString('ascii', 0, 4) + file.toString('ascii', 8, 16)).toBe('RIFFWAVEfmt ')
    expect(file.readUInt32LE(4)).toBe(file.length - 8)
    expect({ coding: file.readUInt16LE(20), channels: file.readUInt16LE(22) }).toEqual({
      coding: 1,
      channels: 1,
    })
    expect(file.readUInt16LE(34)).toBe(16)
    expect([22050, 44100]).toContain(rate)
    expect((file.length - 44) / 2 / rate).toBeCloseTo(seconds, 3)

    const samples = Array.from({ length: (file.length - 44) / 2 }, (_, index) =>
      file.readInt16LE(44 + 2 * index),
    )
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
    const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length
    expect(peak / 32767).toBeGreaterThan(0.35)
    expect(peak / 32767).toBeLessThan(0.9)
    expect(Math.abs(mean / 32767)).toBeLessThan(0.002)
    // No clicks: a sound starts and ends at silence, and the loop ends where it starts.
    const jump =
      name === 'rattle' ? samples[0]! - samples.at(-1)! : Math.max(samples[0]!, samples.at(-1)!)
    expect(Math.abs(jump / 32767)).toBeLessThan(0.001)
  })

  test('no two are the same', () => {
    const files = readdirSync(folder).map((name) =>
      readFileSync(join(folder, name)).toString('base64'),
    )
    expect(new Set(files).size).toBe(Object.keys(DURATIONS).length)
  })

  // The fanfare and the rattle are older and longer.
  test('none but the longest two weighs more than 60 KB', () => {
    const heavy = Object.keys(DURATIONS).filter(
      (name) => statSync(join(folder, `${name}.wav`)).size > 60_000,
    )
    expect(heavy).toEqual(['box-shut', 'rattle'])
  })

  test('they weigh less than 720 KB', () => {
    expect(bytesIn(folder)).toBeLessThan(720_000)
  })
})

describe('textures', () => {
  const folder = join(root, 'assets/textures')
  const SIZES = { felt: [256, 256], walnut: [512, 256] }

  function read(file: Buffer) {
    const chunks = new Map<string, Buffer>()
    for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
      chunks.set(
        file.toString('ascii', at + 4, at + 8),
        file.subarray(at + 8, at + 8 + file.readUInt32BE(at)),
      )
    }
    const header = chunks.get('IHDR')!
    const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
    const rows = inflateSync(chunks.get('IDAT')!)
    const at = (x: number, y: number) => rows[(y % height) * (width + 1) + 1 + (x % width)]!
    return { width, height, rows, at, palette: chunks.get('PLTE'), alphas: chunks.get('tRNS') }
  }

  // The packed bytes may differ with the version of zlib, the picture may not.
  test('the script makes the kept pictures', () => {
    const names = generate('make-textures.mjs', 'textures')
    expect(names).toEqual(Object.keys(SIZES).map((name) => `${name}.png`))
    for (const name of names) {
      const [fresh, kept] = [
        read(readFileSync(join(made, 'textures', name))),
        read(readFileSync(join(folder, name))),
      ]
      expect(fresh.rows.equals(kept.rows)).toBe(true)
      expect(fresh.palette!.equals(kept.palette!) && fresh.alphas!.equals(kept.alphas!)).toBe(true)
    }
  })

  test.each(Object.entries(SIZES))('%s comes round at its edges without a seam', (name, size) => {
    const { width, height, at } = read(readFileSync(join(folder, `${name}.png`)))
    expect([width, height]).toEqual(size)
    const step = (dx: number, dy: number, x: number, y: number) =>
      Math.abs(at(x + dx, y + dy) - at(x, y))
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const column = (x: number) => mean(Array.from({ length: height }, (_, y) => step(1, 0, x, y)))
    const row = (y: number) => mean(Array.from({ length: width }, (_, x) => step(0, 1, x, y)))
    const columns = Array.from({ length: width - 1 }, (_, x) => column(x))
    const rows = Array.from({ length: height - 1 }, (_, y) => row(y))
    expect(column(width - 1)).toBeLessThan(1.25 * Math.max(...columns))
    expect(row(height - 1)).toBeLessThan(1.25 * Math.max(...rows))
  })

  test('they weigh less than 250 KB', () => {
    expect(bytesIn(folder)).toBeLessThan(250_000)
  })
})
