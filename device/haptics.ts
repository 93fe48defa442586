import {
  impactAsync,
  ImpactFeedbackStyle,
  notificationAsync,
  NotificationFeedbackType,
  selectionAsync,
} from 'expo-haptics'
import type { Moment } from './sound-files'

type Effect = () => Promise<void>

const impact = (style: ImpactFeedbackStyle) => () => impactAsync(style)
const light = impact(ImpactFeedbackStyle.Light)
const medium = impact(ImpactFeedbackStyle.Medium)
const heavy = impact(ImpactFeedbackStyle.Heavy)
const soft = impact(ImpactFeedbackStyle.Soft)
const rigid = impact(ImpactFeedbackStyle.Rigid)
const success = () => notificationAsync(NotificationFeedbackType.Success)
const warning = () => notificationAsync(NotificationFeedbackType.Warning)
const selection = () => selectionAsync()

/** Effects, with pauses in milliseconds between them. */
const EFFECTS: Record<Moment, readonly (Effect | number)[]> = {
  tilt: [selection],
  shut: [rigid],
  lastFlap: [heavy],
  lid: [heavy, 200, light],
  flapsRise: [selection, 90, selection, 90, selection],
  takeBack: [light, 80, selection],
  land: [medium],
  feltBounce: [soft],
  wallBounce: [light],
  noMove: [warning],
  stopped: [medium, 90, soft],
  passed: [soft, 260, light],
  roundEnd: [light, 150, medium],
  wentOut: [heavy, 140, medium, 160, soft],
  chips: [soft, 80, light, 65, light, 50, rigid],
  targetHit: [rigid, 70, success],
  matchWon: [medium, 170, success],
  boxShut: [success],
}

let latest = 0

export function playHaptic(moment: Moment) {
  void perform(EFFECTS[moment], ++latest)
}

async function perform(steps: readonly (Effect | number)[], id: number) {
  try {
    for (const step of steps) {
      // As on Android, a new effect ends the one in progress.
      if (id !== latest) return
      if (typeof step === 'number') await new Promise((resolve) => setTimeout(resolve, step))
      else await step()
    }
  } catch {
    // This phone does not vibrate.
  }
}

/** Whether this phone can vibrate: always true, as a phone without a vibrator does nothing. */
export const canVibrate = (): boolean => true
