/**
 * The widths of the display face's letters in hundredths of the font size, measured from the font, widest
 * groups first. Letters that the font lacks are drawn in a system font.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[W]/, 110],
  [/[mMw@%]/, 99],
  [/[HKDRONQGUA&]/, 89],
  [/[\u00a0\u202f]/, 25],
  [/[ilj.,’'|!:;]/, 36],
  [/[ftI1()\- ]/, 50],
  [/[a-zà-öø-ÿ0-9]/, 68],
  [/[A-Z]/, 78],
]
const OTHER_WIDTH = 110

const letterWidth = (letter: string): number =>
  (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH) / 100

/** The widths of the letters of a word in the display face, in font sizes; upper estimates. */
type Word = readonly number[]

const sum = (widths: Word): number => widths.reduce((total, width) => total + width, 0)

const SPACE_WIDTH = 0.25

/** How many lines a text takes if only words wider than a line are broken, and whether there are any. */
function linesOf(words: readonly Word[], width: number) {
  let lines = 1
  let used = 0
  let isBroken = false
  const add = (part: number, space: number) => {
    if (used > 0 && used + space + part > width) {
      lines++
      used = part
    } else used += (used > 0 ? space : 0) + part
  }
  for (const word of words) {
    const whole = sum(word)
    if (whole <= width) add(whole, SPACE_WIDTH)
    else {
      isBroken = true
      if (used > 0) lines++
      used = 0
      for (const letter of word) add(letter, 0)
    }
  }
  return { lines, isBroken }
}

const SMALLEST = 8

type Room = {
  readonly width: number
  readonly largest: number
  readonly maxLines: number
  /** A text that does not fit at this size takes more lines, and only then are words broken. */
  readonly least?: number
}

/**
 * The largest font size up to `largest` at which a text in the display face fits the width in `maxLines`
 * lines, breaking words only at hyphens. A text that would be smaller than `least` takes as few lines more as it can.
 */
export function fittingSize(text: string, { width, largest, maxLines, least }: Room): number {
  const words = (text.match(/[^ -]+-?|-/g) ?? []).map((word) => Array.from(word, letterWidth))
  const smallest = Math.min(largest, Math.ceil(least ?? SMALLEST))
  const sizes = Array.from({ length: Math.floor(largest - smallest) + 1 }, (_, i) => largest - i)
  const sizeFor = (most: number, mayBreak: boolean) =>
    sizes.find((size) => {
      const { lines, isBroken } = linesOf(words, width / size)
      return lines <= most && (mayBreak || !isBroken)
    })
  const whole = sizeFor(maxLines, false)
  if (whole !== undefined || least === undefined) return whole ?? smallest
  const inMoreLines = (mayBreak: boolean, most: number) => {
    const counts = Array.from({ length: Math.max(0, most - maxLines + 1) }, (_, i) => maxLines + i)
    return counts.map((lines) => sizeFor(lines, mayBreak)).find((size) => size !== undefined)
  }
  return inMoreLines(false, words.length) ?? inMoreLines(true, text.length) ?? smallest
}
