import { createContext, useContext } from 'react'
import type { PlayerColour } from '@/model/colours'

/** Materials look the same by day and by night. */
export const walnut = { light: '#8a5a35', middle: '#6b4126', dark: '#4a2b18', edge: '#2e190d' }
export const recess = '#1b0f08'
export const brass = { light: '#fbe7a8', middle: '#d3a84c', dark: '#8a6420', edge: '#6b4a14' }
export const ivory = { light: '#fffaf0', middle: '#f3e6c8', dark: '#dcc9a3', ink: '#3b1f14' }

export type Theme = {
  readonly isDark: boolean
  /** The room, from its top to its bottom. */
  readonly room: readonly [string, string]
  readonly ink: string
  /** Text that stands back, still readable (AA) on the room and on cards. */
  readonly softInk: string
  readonly card: string
  readonly cardEdge: string
  /** Brass as text: darker by day. */
  readonly accent: string
  readonly danger: string
  readonly felt: { readonly light: string; readonly dark: string }
  readonly shade: string
}

/** A tavern at night. */
export const tavern: Theme = {
  isDark: true,
  room: ['#241912', '#120e0a'],
  ink: '#f3e8d2',
  softInk: '#b9a88c',
  card: '#2b2018',
  cardEdge: '#3f3024',
  accent: '#e0b65c',
  danger: '#ff9a7e',
  felt: { light: '#1c6a4f', dark: '#0b3a2b' },
  shade: 'rgba(0,0,0,0.6)',
}

/** A harbour in the morning. */
export const harbour: Theme = {
  isDark: false,
  room: ['#e6dbc6', '#f3ebdb'],
  ink: '#2a1c12',
  softInk: '#65543f',
  card: '#fffaf0',
  cardEdge: '#dfd2b8',
  accent: '#7d5a10',
  danger: '#a3260f',
  felt: { light: '#2b8263', dark: '#135540' },
  shade: 'rgba(42,28,18,0.45)',
}

/** The display face, for numbers and titles; everything else is set in the system's own. */
export const DISPLAY_FACE = 'Fraunces_800ExtraBold'

export const SPACE = { xs: 4, s: 8, m: 12, l: 20, xl: 32 } as const

export const RADIUS = { s: 8, m: 16, l: 24, pill: 999 } as const

/** The least side of anything that is tapped. */
export const TOUCH = 44

const ThemeContext = createContext<Theme>(tavern)

export const ThemeProvider = ThemeContext.Provider

export const useTheme = (): Theme => useContext(ThemeContext)

/** What the colours of players look like. Each carries white text at AA contrast. */
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
