/** The contrast of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light! + 0.05) / (dark! + 0.05)
}

/** A colour of eight digits, the last two its opacity, blended with the one below. */
export function seenOn(shade: string, ground: string): string {
  const part = (colour: string, start: number) =>
    Number.parseInt(colour.slice(start, start + 2), 16)
  const opacity = part(shade, 7) / 255
  const mixed = [1, 3, 5].map((start) =>
    Math.round(opacity * part(shade, start) + (1 - opacity) * part(ground, start)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`not a colour of six digits: ${colour}`)
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
