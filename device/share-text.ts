import { Share } from 'react-native'
import type { ShareResult } from './share-result'

/**
 * Opens the phone's share sheet for a text. Android resolves as soon as it is open; iOS when it is closed,
 * and never if an app in it was opened and left (RCTActionSheetManager), so nothing may wait for it.
 */
export async function shareText(text: string): Promise<ShareResult> {
  try {
    await Share.share({ message: text })
    return 'offered'
  } catch {
    return 'failed'
  }
}
