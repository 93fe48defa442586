import { isFullVolume } from '../volumes'
import { atSizes, type Size } from './at-sizes'
import { inFrench } from './in-french'
import { withLargeText } from './large-text'
import { layoutFaults } from './layout-faults'
import type { App } from './open-app'

export const PHONE = [390, 844] as const
export const SMALLEST = [320, 568] as const
export const SIDEWAYS = [844, 390] as const
export const TABLET = [768, 1024] as const
const DESK = [1280, 800] as const
/** Half the points, each twice as large. */
const DESK_AT_200 = [640, 400] as const
/** A quarter of the points: the table is a column that scrolls. */
const DESK_AT_400 = [320, 256] as const

const SIZES = [SMALLEST, SIDEWAYS, TABLET, DESK_AT_200, DESK_AT_400, PHONE, DESK]

/** How a screen is looked at. French is longer, and has the least room in the narrowest sizes. */
type Setting = { readonly size: Size; readonly isFrench: boolean; readonly isTextLarge: boolean }
export const english = (size: Size): Setting => ({ size, isFrench: false, isTextLarge: false })
export const french = (size: Size): Setting => ({ size, isFrench: true, isTextLarge: false })
const large = (setting: Setting): Setting => ({ ...setting, isTextLarge: true })

/** Which of the settings a screen is looked at in, by its name. */
export type Sample = (name: string) => readonly Setting[]

export const only =
  (...settings: readonly Setting[]): Sample =>
  () =>
    settings

/** The least room, and the largest text. */
const WORST = [french(SMALLEST), large(french(PHONE))]

/** Each size in each language and text size. */
const ALL = [english, french].flatMap((inLanguage) => {
  const settings = SIZES.map(inLanguage)
  return [...settings, ...settings.map(large)]
})

const isSame = (one: Setting, other: Setting) =>
  one.size === other.size &&
  one.isFrench === other.isFrench &&
  one.isTextLarge === other.isTextLarge

const threes = (settings: readonly Setting[]) =>
  Array.from({ length: Math.ceil(settings.length / 3) }, (_, index) =>
    settings.slice(3 * index, 3 * index + 3),
  )

/** The others, three of a kind together: to change the language or the text takes longer than to look. */
const OTHERS = [english, french].flatMap((inLanguage) => {
  const usual = SIZES.map(inLanguage)
  return [usual, usual.map(large)].flatMap((kind) =>
    threes(kind.filter((setting) => !WORST.some((worst) => isSame(worst, setting)))),
  )
})

const hashOf = (name: string) =>
  Array.from(name).reduce((hash, letter) => (31 * hash + letter.charCodeAt(0)) % 65_521, 7)

/** All settings but those of another sample, in `npm run test:volumes`; else that sample. */
const sampled =
  (sample: Sample): Sample =>
  (name) =>
    isFullVolume
      ? ALL.filter((setting) => !sample(name).some((one) => isSame(one, setting)))
      : sample(name)

/**
 * The worst, and three others in turn, so that every setting is met by some screens. `npm run test:volumes` looks
 * at each screen in all the others.
 */
export const IN_TURN = sampled((name) => [...WORST, ...OTHERS[hashOf(name) % OTHERS.length]!])

/** For what is on few screens: the worst alone. */
export const WORST_ONLY = sampled(only(...WORST))

/** For many screens of a kind: the least room for the longer language. */
export const LEAST_ROOM = sampled(only(french(SMALLEST)))

/** The settings in which no screen was looked at yet. */
const unmet = new Set(ALL.map((setting) => JSON.stringify(setting)))

export const unmetSettings = (): readonly string[] => [...unmet]

/** The names of these walks end with a size. */
export const isOn = (name: string, screen: string) => name.startsWith(`${screen},`)

/** Looks at the layout of each screen of a walk: what does not hold is collected, so that one run tells it all. */
export function inspectLayout(app: App, sample: Sample) {
  const faults: Record<string, string[]> = {}
  const add = (name: string, found: readonly string[]) => {
    if (found.length > 0) faults[name] = [...(faults[name] ?? []), ...found]
  }
  const lookAtSizes = async (name: string, chosen: readonly Setting[]) => {
    const sizes = chosen.map(({ size }) => size)
    await atSizes(app, sizes, async (sized) => {
      add(sized, await layoutFaults(app.page))
      if (isOn(sized, 'passing')) add(sized, await passFaults(app))
      if (TURN_ENDS.some((stage) => isOn(sized, stage)))
        add(sized, await app.page.getByRole('note').evaluate(turnEndFaults))
    })(name)
  }
  const lookInEveryText = async (name: string, chosen: readonly Setting[]) => {
    const larger = chosen.filter(({ isTextLarge }) => isTextLarge)
    const usual = chosen.filter(({ isTextLarge }) => !isTextLarge)
    await lookAtSizes(name, usual)
    if (larger.length > 0)
      await withLargeText(app.page, () => lookAtSizes(`${name}, large text`, larger))
  }
  const look = async (name: string) => {
    const settings = sample(name)
    settings.forEach((setting) => unmet.delete(JSON.stringify(setting)))
    const inFrenchToo = settings.filter(({ isFrench }) => isFrench)
    await lookInEveryText(
      name,
      settings.filter(({ isFrench }) => !isFrench),
    )
    if (inFrenchToo.length > 0)
      await inFrench(app.page, () => lookInEveryText(`${name}, French`, inFrenchToo))
  }
  return { faults, add, look }
}

/** The stages that show how a turn ended. */
const TURN_ENDS = ['no-move', 'stopped', 'box-shut']

/** Runs in the page: title and score of how a turn ended, if they are not wholly in view before it is scrolled. */
function turnEndFaults(note: Element): string[] {
  const head = note.querySelector('[dir]')!.parentElement!
  const { top, bottom } = note.getBoundingClientRect()
  return [head.firstElementChild!, head.lastElementChild!].flatMap((text) => {
    const box = text.getBoundingClientRect()
    const isIn = box.top >= top - 1 && box.bottom <= bottom + 1
    return isIn ? [] : [`“${text.textContent}” is not in view`]
  })
}

/** What of the pass card is not wholly in view, however far its scores are scrolled. */
async function passFaults({ page }: App): Promise<string[]> {
  const card = page.getByRole('dialog')
  const view = page.viewportSize()!
  const parts = [card.getByRole('heading', { level: 1 }), card.getByRole('button').first()]
  const faults: string[] = []
  for (const part of parts) {
    const box = (await part.boundingBox())!
    const isIn =
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= view.width &&
      box.y + box.height <= view.height
    if (!isIn) faults.push(`${await part.innerText()} is not in view`)
  }
  return faults
}
