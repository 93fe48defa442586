/** Browsers lock the rotation of full-screen pages only, so this does nothing. */
export function holdRotation(): () => void {
  return () => {}
}
