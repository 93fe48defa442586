/**
 * The widths of the display face's letters in hundredths of the font size, measured from the font, widest
 * groups first. Letters that the font lacks are drawn in a system font.
 */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[W]/, 110],
  [/[mMw@%]/, 99],
  [/[HKDRONQGUA&]/, 89],
  [/[ilj.,’'|!:;]/, 36],
  [/[ftI1()\- ]/, 50],
  [/[a-zà-öø-ÿ0-9]/, 68],
  [/[A-Z]/, 78],
]
const OTHER_WIDTH = 110

/** The width of a text in the display face, in font sizes; an upper estimate. */
const widthOf = (text: string): number =>
  Array.from(text).reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHER_WIDTH),
    0,
  ) / 100

const SPACE_WIDTH = 0.25

/** How many lines a text takes if broken only between words; undefined if a word is too wide. */
function linesOf(words: readonly number[], width: number): number | undefined {
  let lines = 1
  let used = 0
  for (const word of words) {
    if (word > width) return undefined
    if (used > 0 && used + SPACE_WIDTH + word > width) {
      lines++
      used = word
    } else used += (used > 0 ? SPACE_WIDTH : 0) + word
  }
  return lines
}

const SMALLEST = 8

/**
 * The largest font size up to `largest` at which a text in the display face fits the width in `maxLines`
 * lines, breaking words only at hyphens.
 */
export function fittingSize(
  text: string,
  { width, largest, maxLines }: { width: number; largest: number; maxLines: number },
): number {
  const words = (text.match(/[^ -]+-?|-/g) ?? []).map(widthOf)
  for (let size = largest; size > SMALLEST; size--) {
    const lines = linesOf(words, width / size)
    if (lines !== undefined && lines <= maxLines) return size
  }
  return SMALLEST
}
