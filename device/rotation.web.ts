/** A browser locks the rotation only of a page that fills the screen, so here nothing is held. */
export function holdRotation(): () => void {
  return () => {}
}
