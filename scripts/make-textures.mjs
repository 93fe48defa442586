// Makes the textures of wood and felt: node scripts/make-textures.mjs [folder]
// A texture has only dark and light transparent pixels: the colour comes from the view below it.
// It repeats without a seam: noise has a whole number of periods, and strokes wrap at the edges.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync } from 'node:zlib'
import { randomFrom } from './seeded-random.mjs'

const TAU = 2 * Math.PI

// Gradient noise over the unit square that repeats after exactly `across` by `down` cells.
function noise(seed, across, down) {
  const random = randomFrom(seed)
  const slopes = Array.from({ length: across * down }, () => TAU * random())
  const ease = (t) => t * t * t * (t * (6 * t - 15) + 10)
  return (u, v) => {
    const [x, y] = [(u - Math.floor(u)) * across, (v - Math.floor(v)) * down]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const corner = (dx, dy) => {
      const angle = slopes[((top + dy) % down) * across + ((left + dx) % across)]
      return Math.cos(angle) * (x - left - dx) + Math.sin(angle) * (y - top - dy)
    }
    const [s, t] = [ease(x - left), ease(y - top)]
    const above = corner(0, 0) + s * (corner(1, 0) - corner(0, 0))
    const below = corner(0, 1) + s * (corner(1, 1) - corner(0, 1))
    return 1.4 * (above + t * (below - above))
  }
}

function paint(width, height, shade) {
  const texture = { width, height, values: new Float64Array(width * height) }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) texture.values[y * width + x] = shade(x / width, y / height)
  }
  return texture
}

// Adds a curved, antialiased stroke of the given depth to the texture, wrapping at the edges.
function stroke({ width, height, values }, { x, y, angle, bend, length, depth }) {
  for (let i = 0; i < length; i++) {
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [s, t] = [x - column, y - row]
    const weight = depth * Math.sin((Math.PI * (i + 0.5)) / length)
    for (const [dx, dy, part] of [
      [0, 0, (1 - s) * (1 - t)],
      [1, 0, s * (1 - t)],
      [0, 1, (1 - s) * t],
      [1, 1, s * t],
    ]) {
      const at = ((row + dy + height) % height) * width + ((column + dx + width) % width)
      values[at] += weight * part
    }
    x = (x + Math.cos(angle) + width) % width
    y = (y + Math.sin(angle) + height) % height
    angle += bend
  }
}

// Walnut, sawn lengthwise: irregular growth rings, broad light and dark bands, fine fibre, and the
// short dark pores that are typical of walnut.
function walnut() {
  const [wander, sway, broad, fibre, fine] = [
    noise(1, 2, 3),
    noise(2, 4, 9),
    noise(3, 2, 5),
    noise(4, 6, 90),
    noise(5, 20, 128),
  ]
  const texture = paint(512, 256, (u, v) => {
    const bent = v + 0.055 * wander(u, v) + 0.012 * sway(u, v)
    const ring = 10 * bent + 0.4 * broad(u, v)
    const grown = ring - Math.floor(ring)
    // A growth ring darkens slowly, then lightens quickly: a visible but soft edge.
    const late =
      grown < 0.85 ? (grown / 0.85) ** 3 : 0.5 + 0.5 * Math.cos((TAU / 2) * ((grown - 0.85) / 0.15))
    return 0.5 * broad(u, bent) - 0.34 * late + 0.3 * fibre(u, bent) + 0.16 * fine(u, bent)
  })
  const random = randomFrom(6)
  for (let i = 0; i < 1500; i++) {
    const length = 10 + 44 * random() * random()
    const tilt = 0.05 * (random() - 0.5)
    stroke(texture, {
      x: 512 * random(),
      y: 256 * random(),
      angle: tilt,
      bend: -tilt / length,
      length,
      depth: -0.2 - 0.35 * random(),
    })
  }
  return texture
}

// Felt is made of hairs in all directions: short curved strokes, half of them light, half dark.
function felt() {
  const [cloud, speck] = [noise(11, 6, 6), noise(12, 128, 128)]
  const texture = paint(256, 256, (u, v) => 0.05 * cloud(u, v) + 0.26 * speck(u, v))
  const random = randomFrom(13)
  for (let i = 0; i < 11000; i++) {
    const depth = (0.1 + 0.24 * random() * random()) * (i % 2 ? 1 : -1)
    const bend = 0.3 * (random() - 0.5)
    stroke(texture, {
      x: 256 * random(),
      y: 256 * random(),
      angle: TAU * random(),
      bend,
      length: 4 + 10 * random(),
      depth,
    })
  }
  return texture
}

// An indexed PNG with few levels, each with its own alpha: a third of the size of an RGBA one.
function png(texture, { shade, light, levels, spread }) {
  const { width, height, values } = texture
  const middle = values.reduce((sum, x) => sum + x, 0) / values.length
  const rows = Buffer.alloc(height * (width + 1))
  for (let i = 0; i < values.length; i++) {
    const level = Math.round(((values[i] - middle) / spread + 1) * 0.5 * (levels - 1))
    rows[i + 1 + Math.floor(i / width)] = Math.max(0, Math.min(levels - 1, level))
  }
  const [colours, alphas] = [[], []]
  for (let level = 0; level < levels; level++) {
    const tone = (2 * level) / (levels - 1) - 1
    const [red, green, blue, strength] = tone < 0 ? shade : light
    colours.push(red, green, blue)
    alphas.push(Math.round(255 * strength * Math.abs(tone)))
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  const chunk = (name, body) => {
    const named = Buffer.concat([Buffer.from(name, 'ascii'), Buffer.from(body)])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('tRNS', alphas),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', []),
  ])
}

const TEXTURES = {
  walnut: png(walnut(), {
    shade: [34, 14, 4, 0.62],
    light: [255, 206, 148, 0.3],
    levels: 32,
    spread: 0.9,
  }),
  felt: png(felt(), {
    shade: [0, 12, 6, 0.272],
    light: [226, 255, 236, 0.16],
    levels: 20,
    spread: 1.1,
  }),
}

const folder = process.argv[2] ?? fileURLToPath(new URL('../assets/textures', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, file] of Object.entries(TEXTURES))
  writeFileSync(join(folder, `${name}.png`), file)
