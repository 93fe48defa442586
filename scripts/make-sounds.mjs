// Synthesises every sound of the game, so that none needs a licence:
// node scripts/make-sounds.mjs [folder]
// The output is always the same bytes; a test compares them with the committed files.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { finish, wav } from './sound-physics.mjs'
import { feltBounce, knock, rattle, wallBounce } from './sounds/dice.mjs'
import { flapsRise, lastFlap, lid, shut, takeBack, tilt } from './sounds/flaps.mjs'
import { boxShut, matchWon } from './sounds/horns.mjs'
import { chips, noMove, passed, roundEnd, stopped, targetHit, wentOut } from './sounds/table.mjs'

const [FULL, HALF] = [44100, 22050]
const SOUNDS = {
  tilt: { make: tilt, rate: FULL, peak: 0.4, warmth: 0.8 },
  'shut-1': { make: (rate) => shut(rate, 0), rate: FULL, peak: 0.85, warmth: 1.6 },
  'shut-2': { make: (rate) => shut(rate, 1), rate: FULL, peak: 0.85, warmth: 1.6 },
  'shut-3': { make: (rate) => shut(rate, 2), rate: FULL, peak: 0.85, warmth: 1.6 },
  'shut-4': { make: (rate) => shut(rate, 3), rate: FULL, peak: 0.85, warmth: 1.6 },
  'last-flap': { make: lastFlap, rate: HALF, peak: 0.88, warmth: 1.7 },
  'flaps-rise': { make: flapsRise, rate: HALF, peak: 0.38, warmth: 1 },
  'take-back': { make: takeBack, rate: HALF, peak: 0.38, warmth: 1 },
  lid: { make: lid, rate: HALF, peak: 0.7, warmth: 1.5 },
  'knock-1': { make: (rate) => knock(rate, 0), rate: FULL, peak: 0.75, warmth: 1.4 },
  'knock-2': { make: (rate) => knock(rate, 1), rate: FULL, peak: 0.75, warmth: 1.4 },
  'knock-3': { make: (rate) => knock(rate, 2), rate: FULL, peak: 0.75, warmth: 1.4 },
  'felt-bounce-1': { make: (rate) => feltBounce(rate, 0), rate: HALF, peak: 0.5, warmth: 1.2 },
  'felt-bounce-2': { make: (rate) => feltBounce(rate, 1), rate: HALF, peak: 0.5, warmth: 1.2 },
  'felt-bounce-3': { make: (rate) => feltBounce(rate, 2), rate: HALF, peak: 0.5, warmth: 1.2 },
  'wall-bounce-1': { make: (rate) => wallBounce(rate, 0), rate: HALF, peak: 0.5, warmth: 1.2 },
  'wall-bounce-2': { make: (rate) => wallBounce(rate, 1), rate: HALF, peak: 0.5, warmth: 1.2 },
  rattle: { make: rattle, rate: FULL, peak: 0.6, warmth: 1.2, isLoop: true },
  'no-move': { make: noMove, rate: HALF, peak: 0.8, warmth: 1.4 },
  stopped: { make: stopped, rate: HALF, peak: 0.5, warmth: 1.3 },
  passed: { make: passed, rate: HALF, peak: 0.4, warmth: 1 },
  'round-end': { make: roundEnd, rate: HALF, peak: 0.37, warmth: 1 },
  'went-out': { make: wentOut, rate: HALF, peak: 0.4, warmth: 1.2 },
  'target-hit': { make: targetHit, rate: HALF, peak: 0.65, warmth: 1.2 },
  chips: { make: chips, rate: HALF, peak: 0.5, warmth: 1.1 },
  'match-won': { make: matchWon, rate: HALF, peak: 0.6, warmth: 1 },
  'box-shut': { make: boxShut, rate: HALF, peak: 0.85, warmth: 1 },
}

const folder = process.argv[2] ?? fileURLToPath(new URL('../assets/sounds', import.meta.url))
mkdirSync(folder, { recursive: true })
for (const [name, { make, rate, ...level }] of Object.entries(SOUNDS)) {
  writeFileSync(join(folder, `${name}.wav`), wav(finish(make(rate), rate, level), rate))
}
