import { createContext, useContext } from 'react'
import type { PlayerColour } from '@/model/colours'

/** The materials of the box have the same colours in both themes. */
export const walnut = { light: '#8a5a35', middle: '#6b4126', dark: '#4a2b18', edge: '#2e190d' }
export const recess = '#1b0f08'
export const brass = { light: '#fbe7a8', middle: '#d3a84c', dark: '#8a6420', edge: '#6b4a14' }
export const ivory = { light: '#fffaf0', middle: '#f3e6c8', dark: '#dcc9a3', ink: '#3b1f14' }

/**
 * Text on felt: normal, and brass for what matters. Small pieces of felt use its dark green; on the lit felt
 * of the table text is drawn on the shade, whose last two digits are its opacity.
 */
export const onFelt = { ink: '#f3e8d2', brass: brass.light, shade: '#041c14b3' }

/** A bar of a chart on felt: its filled part, and the edge around the rest. */
export const post = { filled: brass.middle, edge: ivory.dark }

/**
 * The background of charts: player colours have enough contrast on it, unlike on the cards of either theme.
 */
export const paper = { light: '#fffdf6', dark: '#ecdfc3', ink: '#3b2a1a' }

/** The face of the large button from top to bottom, enabled and disabled, and its text. */
export const brassFace = {
  surface: [brass.light, brass.middle, '#b8873a'],
  ink: '#2a1508',
  noteInk: '#3b2410',
  idleSurface: ['#bdb29a', '#9b9078', '#8c8169'],
  idleInk: '#1f180c',
}

export type Theme = {
  readonly isDark: boolean
  /** The gradient of the background, from top to bottom. */
  readonly background: readonly [string, string]
  readonly ink: string
  /** Secondary text, with AA contrast on the background and on cards. */
  readonly softInk: string
  readonly card: string
  readonly cardEdge: string
  /** Brass as a text colour: darker in the light theme. */
  readonly accent: string
  readonly danger: string
  readonly felt: { readonly light: string; readonly dark: string }
  /** Covers the screen behind a sheet. */
  readonly backdrop: string
}

export const darkTheme: Theme = {
  isDark: true,
  background: ['#241912', '#120e0a'],
  ink: '#f3e8d2',
  softInk: '#b9a88c',
  card: '#2b2018',
  cardEdge: '#3f3024',
  accent: '#e0b65c',
  danger: '#ff9a7e',
  felt: { light: '#1c6a4f', dark: '#0b3a2b' },
  backdrop: 'rgba(0,0,0,0.6)',
}

export const lightTheme: Theme = {
  isDark: false,
  background: ['#e6dbc6', '#f3ebdb'],
  ink: '#2a1c12',
  softInk: '#65543f',
  card: '#fffaf0',
  cardEdge: '#dfd2b8',
  accent: '#7d5a10',
  danger: '#a3260f',
  felt: { light: '#2b8263', dark: '#135540' },
  backdrop: 'rgba(42,28,18,0.45)',
}

const STRONG: Readonly<Record<'dark' | 'light', Partial<Theme>>> = {
  dark: {
    ink: '#ffffff',
    softInk: '#efe4cf',
    cardEdge: '#a08a6c',
    accent: '#ffdd8f',
    danger: '#ffb8a3',
  },
  light: {
    ink: '#000000',
    softInk: '#33261a',
    cardEdge: '#7d6a4c',
    accent: '#573c00',
    danger: '#7e1a08',
  },
}

const strongThemes = {
  dark: { ...darkTheme, ...STRONG.dark },
  light: { ...lightTheme, ...STRONG.light },
}

/** The same theme with 7:1 for all text and visible edges. */
export const withMoreContrast = ({ isDark }: Theme): Theme =>
  strongThemes[isDark ? 'dark' : 'light']

/** The typeface of numbers and titles; all other text is in the system font. */
export const DISPLAY_FACE = 'Fraunces_800ExtraBold'

export const SPACE = { xs: 4, s: 8, m: 12, l: 20, xl: 32 } as const

export const RADIUS = { s: 8, m: 16, l: 24, pill: 999 } as const

/** The minimum width and height of a touch target. */
export const TOUCH = 44

const ThemeContext = createContext<Theme>(darkTheme)

export const ThemeProvider = ThemeContext.Provider

export const useTheme = (): Theme => useContext(ThemeContext)

/** The colour values of players. Each has AA contrast with white text. */
export const PLAYER_PAINT: Readonly<Record<PlayerColour, string>> = {
  red: '#b5432f',
  blue: '#2a6a9e',
  green: '#52791f',
  plum: '#7b4a8f',
  amber: '#a15c12',
  teal: '#1d7570',
  rose: '#ad3a68',
  navy: '#3d4f9c',
  olive: '#6f6a1c',
  slate: '#54636f',
  brown: '#7d5a3c',
  pine: '#3f4a3f',
}

/** The colours of a switch. The knob has 3:1 on its track, as its position shows the state. */
export type SwitchLook = {
  readonly track: string
  readonly edge: string
  readonly knob: readonly [string, string]
}

/** On: brass on felt. Off: an ivory knob in the dark theme, a wooden one in the light theme. */
export function switchLook(theme: Theme, isOn: boolean): SwitchLook {
  if (isOn) return { track: theme.felt.dark, edge: theme.accent, knob: [brass.light, brass.middle] }
  const knob = theme.isDark ? ivory : walnut
  return { track: theme.card, edge: theme.softInk, knob: [knob.light, knob.dark] }
}
