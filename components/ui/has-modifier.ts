export type Modifiers = {
  readonly altKey?: boolean
  readonly ctrlKey?: boolean
  readonly metaKey?: boolean
}

/** Whether a key is part of a shortcut of the browser or the system, such as Alt and an arrow. */
export const hasModifier = ({ altKey, ctrlKey, metaKey }: Modifiers): boolean =>
  Boolean(altKey || ctrlKey || metaKey)
