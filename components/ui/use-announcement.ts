import { useEffect } from 'react'
import { Platform } from 'react-native'
import { useSpeech } from './speech'

/** Makes a screen reader speak `text` whenever it changes, without replacing what it says about the table. */
export function useSpokenToo(text: string | undefined): void {
  const { sayToo } = useSpeech()
  useEffect(() => {
    if (text) sayToo(text)
  }, [text, sayToo])
}

/**
 * Speaks the text of an alert, a status or a live region whenever it changes. Browsers do that by themselves;
 * iOS has none of these roles, and React Native's Text ignores them on Android.
 */
export function useAnnouncement(text: string | undefined): void {
  useSpokenToo(Platform.OS === 'web' ? undefined : text)
}
