import { isFullVolume, volume } from '../volumes'
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
const french = (size: Size): Setting => ({ size, isFrench: true, isTextLarge: false })
const large = (setting: Setting): Setting => ({ ...setting, isTextLarge: true })

/** All sizes in both languages, those of a sample first. */
function inTurn(of: 'layouts' | 'largeTextLayouts', first: readonly Setting[]) {
  const rest = [...SIZES.map(english), ...SIZES.map(french)].filter(
    ({ size, isFrench }) => !first.some((one) => one.size === size && one.isFrench === isFrench),
  )
  const { from, to } = volume(of)
  return [...first, ...rest].slice(from, to)
}

export const SETTINGS = [
  ...inTurn('layouts', [french(SMALLEST), ...[SIDEWAYS, DESK_AT_400, TABLET].map(english)]),
  ...inTurn('largeTextLayouts', [french(PHONE)]).map(large),
]

/** For what is on few screens: the least room, and the largest text. In `npm run test:volumes` all the others. */
export const FEW_SETTINGS = isFullVolume ? SETTINGS : [SETTINGS[0]!, SETTINGS.at(-1)!]

/** The names of these walks end with a size. */
export const isOn = (name: string, screen: string) => name.startsWith(`${screen},`)

/** Looks at the layout of each screen of a walk: what does not hold is collected, so that one run tells it all. */
export function inspectLayout(app: App, settings: readonly Setting[]) {
  const faults: Record<string, string[]> = {}
  const add = (name: string, found: readonly string[]) => {
    if (found.length > 0) faults[name] = [...(faults[name] ?? []), ...found]
  }
  const lookAtSizes = async (name: string, chosen: readonly Setting[]) => {
    const sizes = chosen.map(({ size }) => size)
    await atSizes(app, sizes, async (sized) => {
      add(sized, await layoutFaults(app.page))
      if (isOn(sized, 'passing')) add(sized, await passFaults(app))
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
