/** The colours of the pass card from its middle to its corners: never lighter than the player's, for its white text. */
export const cardShades = (paint: string): readonly [string, string, string] => [
  paint,
  darker(paint, 0.15),
  darker(paint, 0.5),
]

/** The pass card's text, its small text, and the background of its scores; the last two digits are the opacity. */
export const onCard = { ink: '#ffffff', detail: '#ffffffdb', shade: '#0000004d' }

/** Mixes a colour with black. */
function darker(colour: string, by: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
  const mixed = channels.map((value) => Math.round(value * (1 - by)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
