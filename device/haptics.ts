import {
  impactAsync,
  ImpactFeedbackStyle,
  notificationAsync,
  NotificationFeedbackType,
  selectionAsync,
} from 'expo-haptics'
import type { Moment } from './sound-files'

const FEEDBACK: Record<Moment, () => Promise<void>> = {
  tilt: () => selectionAsync(),
  shut: () => impactAsync(ImpactFeedbackStyle.Rigid),
  land: () => impactAsync(ImpactFeedbackStyle.Medium),
  noMove: () => notificationAsync(NotificationFeedbackType.Warning),
  boxShut: () => notificationAsync(NotificationFeedbackType.Success),
}

export function playHaptic(moment: Moment) {
  void perform(FEEDBACK[moment])
}

async function perform(feedback: () => Promise<void>) {
  try {
    await feedback()
  } catch {
    // This phone does not vibrate.
  }
}
