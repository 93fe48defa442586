import { readFileSync } from 'node:fs'

const FILE = '@expo-google-fonts/fraunces/800ExtraBold/Fraunces_800ExtraBold.ttf'

/** The widths of the signs that the display face has, in parts of the font size, by their codes. */
export function faceWidths(): ReadonlyMap<number, number> {
  const font = readFileSync(require.resolve(FILE))
  const tables = new Map<string, number>()
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8))
  }
  const [cmap, hmtx] = [tables.get('cmap')!, tables.get('hmtx')!]
  const unitsPerEm = font.readUInt16BE(tables.get('head')! + 18)
  const metrics = font.readUInt16BE(tables.get('hhea')! + 34)
  const widthOf = (glyph: number) =>
    font.readUInt16BE(hmtx + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm
  // Format 4: segments of codes, each with a shift to its glyphs or a place in a list of them.
  const part = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, index) => cmap + font.readUInt32BE(cmap + 8 + 8 * index),
  ).find((start) => font.readUInt16BE(start) === 4)!
  const size = font.readUInt16BE(part + 6)
  const [ends, starts] = [part + 14, part + 16 + size]
  const [shifts, places] = [starts + size, starts + 2 * size]
  const widths = new Map<number, number>()
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [font.readUInt16BE(starts + at), font.readUInt16BE(ends + at)]
    const [shift, place] = [font.readUInt16BE(shifts + at), font.readUInt16BE(places + at)]
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = place && font.readUInt16BE(places + at + place + 2 * (code - first))
      const glyph = place && !listed ? 0 : ((listed || code) + shift) & 0xffff
      if (glyph) widths.set(code, widthOf(glyph))
    }
  }
  return widths
}
