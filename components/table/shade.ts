const channels = (colour: string) =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

/** A colour made lighter (towards white) or darker (towards black) by a share from -1 to 1. */
export function shade(colour: string, by: number): string {
  const end = by > 0 ? 255 : 0
  const mixed = channels(colour).map((value) => Math.round(value + (end - value) * Math.abs(by)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
