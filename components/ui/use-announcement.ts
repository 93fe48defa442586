import { useEffect } from 'react'
import { Platform } from 'react-native'
import { useSpeech } from './speech'

/** Has a screen reader speak `text` whenever it changes, besides what it is told of the table. */
export function useSpokenToo(text: string | undefined): void {
  const { sayToo } = useSpeech()
  useEffect(() => {
    if (text) sayToo(text)
  }, [text, sayToo])
}

/**
 * The same for the text of an alert, a status or a live region. Browsers speak it by themselves; iOS
 * has none of these, and on Android React Native's Text ignores them.
 */
export function useAnnouncement(text: string | undefined): void {
  useSpokenToo(Platform.OS === 'web' ? undefined : text)
}
