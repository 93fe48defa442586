// Draws every icon and splash image from one vector box:
// node scripts/make-icons.mjs [path of a Chromium]
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const executablePath = process.argv[2] ?? '/usr/bin/chromium'
const font = readFileSync(
  new URL(
    '../node_modules/@expo-google-fonts/fraunces/900Black/Fraunces_900Black.ttf',
    import.meta.url,
  ),
).toString('base64')

const DEFS = `
  <linearGradient id="walnut" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#9a683f"/><stop offset=".45" stop-color="#74472a"/><stop offset="1" stop-color="#4a2b18"/>
  </linearGradient>
  <linearGradient id="recess" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#0d0603"/><stop offset="1" stop-color="#1f1109"/>
  </linearGradient>
  <radialGradient id="felt" cx=".5" cy=".3" r=".85">
    <stop offset="0" stop-color="#2b8263"/><stop offset=".55" stop-color="#1c6a4f"/><stop offset="1" stop-color="#0b3a2b"/>
  </radialGradient>
  <linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fbe7a8"/><stop offset=".5" stop-color="#d3a84c"/><stop offset="1" stop-color="#8a6420"/>
  </linearGradient>
  <linearGradient id="ivory" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#fffdf6"/><stop offset=".55" stop-color="#fdf3dc"/><stop offset="1" stop-color="#dcc9a3"/>
  </linearGradient>
  <linearGradient id="shutFlap" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#6f4226"/><stop offset="1" stop-color="#3c2112"/>
  </linearGradient>
  <linearGradient id="railShadow" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#04140e" stop-opacity=".75"/><stop offset="1" stop-color="#04140e" stop-opacity="0"/>
  </linearGradient>
  <radialGradient id="tavern" cx=".5" cy=".42" r=".75">
    <stop offset="0" stop-color="#3a281c"/><stop offset="1" stop-color="#17120e"/>
  </radialGradient>
  <filter id="grain" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency=".004 .11" numOctaves="4" seed="11"/>
    <feColorMatrix values="0 0 0 0 .1  0 0 0 0 .05  0 0 0 0 .02  1.5 0 0 0 -.52"/>
    <feComposite in2="SourceGraphic" operator="in"/>
  </filter>
  <filter id="fuzz" x="0" y="0" width="1" height="1">
    <feTurbulence type="fractalNoise" baseFrequency=".7" numOctaves="2" seed="4"/>
    <feColorMatrix values="0 0 0 0 0  0 0 0 0 .1  0 0 0 0 .06  .9 0 0 0 -.36"/>
    <feComposite in2="SourceGraphic" operator="in"/>
  </filter>
  <filter id="soft" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="16"/></filter>
`

const PIPS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
}

// In a parallel projection each face of a cube is an affine image of a square: one matrix().
function die(x, y, edge, turn, faces) {
  const tilt = 0.62
  const project = ([px, py, pz]) => {
    const rx = px * Math.cos(turn) - py * Math.sin(turn)
    const ry = px * Math.sin(turn) + py * Math.cos(turn)
    return [rx, ry * Math.cos(tilt) - pz * Math.sin(tilt)]
  }
  const sides = [
    { u: [1, 0, 0], v: [0, 1, 0], at: [0, 0, 1], fill: '#fff9ea', face: faces[0] },
    { u: [1, 0, 0], v: [0, 0, -1], at: [0, 1, 0], fill: '#e2d6bd', face: faces[1] },
    { u: [0, 1, 0], v: [0, 0, -1], at: [1, 0, 0], fill: '#c4b79d', face: faces[2] },
    { u: [0, 1, 0], v: [0, 0, -1], at: [-1, 0, 0], fill: '#c9bda4', face: faces[2] },
  ]
  const half = edge / 2
  // Fills the gap where three rounded faces meet.
  const core = `<circle r="${half * 0.9}" fill="#d8ccb2"/>`
  const drawn = sides.map(({ u, v, at, fill, face }) => {
    const [ux, uy] = project(u)
    const [vx, vy] = project(v)
    const [ax, ay] = project(at)
    const isFacing = at[2] === 1 || at[0] * Math.sin(turn) + at[1] * Math.cos(turn) > 0.02
    if (!isFacing) return ''
    const pips = PIPS[face]
      .map(([i, j]) => `<circle cx="${i * 0.5}" cy="${j * 0.5}" r=".165" fill="#3a1d0f"/>`)
      .join('')
    return `<g transform="matrix(${ux * half} ${uy * half} ${vx * half} ${vy * half} ${ax * half} ${ay * half})">
      <rect x="-1" y="-1" width="2" height="2" rx=".17" fill="${fill}" stroke="${fill}" stroke-width=".05"/>${pips}</g>`
  })
  return `<g transform="translate(${x} ${y})">
    <ellipse cx="${edge * 0.18}" cy="${edge * 0.5}" rx="${edge * 0.82}" ry="${edge * 0.42}" fill="#03130d" opacity=".62" filter="url(#soft)"/>
    ${core}${drawn.join('')}</g>`
}

function flap(x, y, width, height, number, isOpen) {
  if (!isOpen) {
    const low = height * 0.3
    return `<path d="M${x + 14} ${y + height - low}H${x + width - 14}L${x + width} ${y + height}H${x}Z" fill="url(#shutFlap)" stroke="#8b5a37" stroke-width="3"/>`
  }
  return `
    <rect x="${x}" y="${y}" width="${width}" height="${height + 20}" rx="20" fill="url(#brass)"/>
    <rect x="${x + 7}" y="${y + 7}" width="${width - 14}" height="${height + 20}" rx="15" fill="url(#ivory)"/>
    <text x="${x + width / 2}" y="${y + height * 0.66}" text-anchor="middle" font-family="Fraunces" font-weight="900" font-size="${width * 0.98}" fill="#2a1509">${number}</text>`
}

// The box on a square of 1024. `frame` is the width of the wooden frame, `corner` its outer radius.
function box({ frame = 84, corner = 0, flaps = [6, 7, 8, 9], shut = [8], screws = false }) {
  const inner = 1024 - 2 * frame
  const rail = frame + inner * 0.46
  const gap = 14
  const width = (inner - gap * (flaps.length + 1)) / flaps.length
  const row = flaps
    .map((number, i) =>
      flap(
        frame + gap + i * (width + gap),
        frame + 22,
        width,
        rail - frame - 22,
        number,
        !shut.includes(number),
      ),
    )
    .join('')
  const screw = (x, y, turn) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="14" fill="url(#brass)"/><circle r="14" fill="none" stroke="#4a2b18" stroke-opacity=".7" stroke-width="3"/><path d="M-9 0H9" stroke="#5c3f12" stroke-width="4"/></g>`
  const inset = frame * 0.68
  return `
    <rect width="1024" height="1024" rx="${corner}" fill="url(#walnut)"/>
    <rect width="1024" height="1024" rx="${corner}" fill="#000" filter="url(#grain)" opacity=".75"/>
    <rect x="3" y="3" width="1018" height="1018" rx="${Math.max(0, corner - 3)}" fill="none" stroke="#e9bf86" stroke-opacity=".28" stroke-width="6"/>
    <rect x="${frame - 10}" y="${frame - 10}" width="${inner + 20}" height="${inner + 20}" rx="40" fill="#150a04"/>
    <rect x="${frame}" y="${frame}" width="${inner}" height="${inner}" rx="32" fill="url(#recess)"/>
    <path d="M${frame} ${rail}H${frame + inner}V${frame + inner - 32}a32 32 0 0 1-32 32H${frame + 32}a32 32 0 0 1-32-32Z" fill="url(#felt)"/>
    <path d="M${frame} ${rail}H${frame + inner}V${frame + inner - 32}a32 32 0 0 1-32 32H${frame + 32}a32 32 0 0 1-32-32Z" fill="#000" filter="url(#fuzz)"/>
    ${row}
    <rect x="${frame}" y="${rail + 20}" width="${inner}" height="90" fill="url(#railShadow)"/>
    <rect x="${frame - 22}" y="${rail - 6}" width="${inner + 44}" height="32" rx="16" fill="url(#brass)"/>
    <rect x="${frame - 10}" y="${rail}" width="${inner + 20}" height="5" rx="2.5" fill="#fff6d2" opacity=".7"/>
    ${die(352, frame + inner * 0.79, 176, 0.5, [5, 3, 6])}
    ${die(668, frame + inner * 0.75, 176, -0.38, [3, 1, 2])}
    ${screws ? screw(inset, inset, 30) + screw(1024 - inset, inset, -20) + screw(inset, 1024 - inset, 75) + screw(1024 - inset, 1024 - inset, 5) : ''}`
}

function monochrome() {
  const flaps = [7, 8, 9].map((number, i) => {
    const x = 150 + i * 250
    if (number === 8) return `<rect x="${x}" y="470" width="224" height="90" rx="24" fill="#fff"/>`
    return `<g mask="url(#cut${number})"><rect x="${x}" y="190" width="224" height="370" rx="36" fill="#fff"/></g>
      <mask id="cut${number}"><rect width="1024" height="1024" fill="#fff"/><text x="${x + 112}" y="455" text-anchor="middle" font-family="Fraunces" font-weight="900" font-size="230" fill="#000">${number}</text></mask>`
  })
  return `${flaps.join('')}<rect x="110" y="590" width="804" height="60" rx="30" fill="#fff"/>
    <mask id="pips"><rect width="1024" height="1024" fill="#fff"/>${PIPS[5].map(([i, j]) => `<circle cx="${512 + i * 44}" cy="${784 + j * 44}" r="18"/>`).join('')}</mask>
    <rect x="420" y="692" width="184" height="184" rx="40" fill="#fff" mask="url(#pips)"/>`
}

// Launchers crop an adaptive icon to its middle two thirds, in various shapes.
const inSafeZone = (drawing, scale) =>
  `<g transform="translate(${512 * (1 - scale)} ${512 * (1 - scale)}) scale(${scale})">${drawing}</g>`
const shadow = `<rect x="20" y="50" width="984" height="984" rx="100" fill="#000" opacity=".55" filter="url(#soft)"/>`
const boxWithShadow = shadow + box({ frame: 68, corner: 90, screws: true })

const IMAGES = {
  'icon.png': { size: 1024, drawing: box({}) },
  'adaptive-foreground.png': { size: 1024, drawing: inSafeZone(boxWithShadow, 0.48) },
  'adaptive-background.png': {
    size: 1024,
    drawing: `<rect width="1024" height="1024" fill="url(#tavern)"/>`,
  },
  'adaptive-monochrome.png': { size: 1024, drawing: inSafeZone(monochrome(), 0.6) },
  'splash.png': { size: 1024, drawing: inSafeZone(boxWithShadow, 0.92) },
  'favicon.png': {
    size: 96,
    drawing: box({ frame: 70, corner: 190, flaps: [7, 8, 9] }),
  },
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const [name, { size, drawing }] of Object.entries(IMAGES)) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>
      @font-face { font-family: Fraunces; font-weight: 900; src: url(data:font/ttf;base64,${font}) }
      body { margin: 0 } svg { display: block }
    </style>
    <svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1024 1024"><defs>${DEFS}</defs>${drawing}</svg>`)
  await page.evaluate('document.fonts.ready')
  // iOS rejects an app icon with an alpha channel; the other images need theirs.
  const png = await page.screenshot({ omitBackground: name !== 'icon.png' })
  writeFileSync(new URL(`../assets/images/${name}`, import.meta.url), png)
}
await browser.close()
