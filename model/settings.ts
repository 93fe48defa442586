import { COACH_MODES } from './coach'
import { LANGUAGE_CHOICES } from './language'
import { LESSONS } from './lesson'
import { SEATINGS } from './seating'

const ON_OFF = [true, false] as const

export const THEMES = ['system', 'light', 'dark'] as const
export type ThemeName = (typeof THEMES)[number]

/** How hard the phone has to be shaken. */
export const SHAKE_SENSITIVITIES = ['light', 'normal', 'hard'] as const
export type ShakeSensitivity = (typeof SHAKE_SENSITIVITIES)[number]

/** How much a screen reader is told of the match. */
export const VERBOSITIES = ['full', 'short'] as const

/** Every setting with its values and its initial value. */
export const SETTINGS = {
  isSoundOn: { values: ON_OFF, initial: true },
  isHapticsOn: { values: ON_OFF, initial: true },
  isShakeOn: { values: ON_OFF, initial: true },
  shakeSensitivity: { values: SHAKE_SENSITIVITIES, initial: 'normal' },
  /** Shutting tiles asks for confirmation. */
  isShutConfirmed: { values: ON_OFF, initial: false },
  language: { values: LANGUAGE_CHOICES, initial: 'system' },
  theme: { values: THEMES, initial: 'system' },
  /** Reduces motion whatever the system's setting is. */
  isMotionReduced: { values: ON_OFF, initial: false },
  /** How the players sit round the phone: the table is turned towards them, or handed on. */
  seating: { values: SEATINGS, initial: 'handed-on' },
  /** The controls of the table are mirrored. */
  isLeftHanded: { values: ON_OFF, initial: false },
  /** The screen never rotates. Without it the screen is kept only while dice rattle or are passed. */
  isRotationLocked: { values: ON_OFF, initial: false },
  verbosity: { values: VERBOSITIES, initial: 'full' },
  /** Keys without a modifier play at the table; off for dictation, or against presses by mistake. */
  areKeysOn: { values: ON_OFF, initial: true },
  /** Switched on at the table, for the match that is played; see `beginMatch`. */
  coach: { values: COACH_MODES, initial: 'off' },
  /** What the table teaches a newcomer next; not shown among the settings. */
  lesson: { values: LESSONS, initial: 'throw' },
} as const

type Name = keyof typeof SETTINGS

export type Settings = { readonly [N in Name]: (typeof SETTINGS)[N]['values'][number] }

export const DEFAULT_SETTINGS = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, { initial }]) => [name, initial]),
) as Settings

/** What the device can feel and do; what it cannot is not offered in the settings. */
export type DeviceSenses = { readonly canShake: boolean; readonly canVibrate: boolean }
