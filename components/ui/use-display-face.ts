import { Fraunces_800ExtraBold } from '@expo-google-fonts/fraunces/800ExtraBold'
import { useFonts } from 'expo-font'
import { DISPLAY_FACE } from './theme'

/** Loads the display face. Returns whether it is there, or cannot be had: then the system's stands in. */
export function useDisplayFace(): boolean {
  const [isLoaded, error] = useFonts({ [DISPLAY_FACE]: Fraunces_800ExtraBold })
  return isLoaded || error !== null
}
