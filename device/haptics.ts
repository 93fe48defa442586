import {
  AndroidHaptics,
  impactAsync,
  ImpactFeedbackStyle,
  notificationAsync,
  NotificationFeedbackType,
  performAndroidHapticsAsync,
  selectionAsync,
} from 'expo-haptics'
import { Platform } from 'react-native'

export type HapticMoment = 'tilt' | 'shut' | 'land' | 'noMove' | 'boxShut'

const IOS: Record<HapticMoment, () => Promise<void>> = {
  tilt: () => selectionAsync(),
  shut: () => impactAsync(ImpactFeedbackStyle.Rigid),
  land: () => impactAsync(ImpactFeedbackStyle.Medium),
  noMove: () => notificationAsync(NotificationFeedbackType.Warning),
  boxShut: () => notificationAsync(NotificationFeedbackType.Success),
}

// The first that works is used: Reject and Confirm need Android 11, Long_Press does not.
const ANDROID: Record<HapticMoment, readonly AndroidHaptics[]> = {
  tilt: [AndroidHaptics.Clock_Tick],
  shut: [AndroidHaptics.Virtual_Key],
  land: [AndroidHaptics.Context_Click],
  noMove: [AndroidHaptics.Reject, AndroidHaptics.Long_Press],
  boxShut: [AndroidHaptics.Confirm, AndroidHaptics.Long_Press],
}

let isOn = true

export function setHapticsOn(isHapticsOn: boolean) {
  isOn = isHapticsOn
}

export function playHaptic(moment: HapticMoment) {
  if (!isOn) return
  const done = Platform.OS === 'android' ? performFirst(ANDROID[moment]) : perform(IOS[moment])
  void done
}

async function perform(feedback: () => Promise<void>): Promise<boolean> {
  try {
    await feedback()
    return true
  } catch {
    return false
  }
}

async function performFirst(kinds: readonly AndroidHaptics[]) {
  for (const kind of kinds) {
    if (await perform(() => performAndroidHapticsAsync(kind))) return
  }
}
