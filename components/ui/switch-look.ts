import { brass, ivory, walnut, type Theme } from './theme'

/** The colours of a switch. The knob is seen on its track by 3:1, as its place is what tells the state. */
export type SwitchLook = {
  readonly track: string
  readonly edge: string
  readonly knob: readonly [string, string]
}

/** Brass on felt while it is on; else a knob of ivory, or of wood on paper by day. */
export function switchLook(theme: Theme, isOn: boolean): SwitchLook {
  if (isOn) return { track: theme.felt.dark, edge: theme.accent, knob: [brass.light, brass.middle] }
  const knob = theme.isDark ? ivory : walnut
  return { track: theme.card, edge: theme.softInk, knob: [knob.light, knob.dark] }
}
