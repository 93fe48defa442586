import type * as ExpoScreenOrientation from 'expo-screen-orientation'
import { Dimensions, Platform } from 'react-native'
import { optionalModule } from './optional-module'
import { serialQueue } from './serial-queue'

type Module = typeof ExpoScreenOrientation

const screen = optionalModule<Module>(() =>
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- an import cannot be caught
  require('expo-screen-orientation'),
)

/** `ActivityInfo.SCREEN_ORIENTATION_LOCKED`: the rotation that the screen has now. */
const ANDROID_LOCKED = 14

const enqueue = serialQueue()
let holds = 0
/** iOS knows that the phone is in landscape, but not which side is up, or only assumes it. */
let isSideUnknown = false

/** Keeps the screen from rotating until the returned function is called; calls are independent. */
export function holdRotation(): () => void {
  holds += 1
  if (holds === 1) change(lock)
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holds -= 1
    if (holds === 0) change(unlock)
  }
}

function change(action: (module: Module) => Promise<void>) {
  if (!screen) return
  enqueue(() => action(screen)).catch(() => {
    // The screen rotates as usual.
  })
}

async function lock(module: Module): Promise<void> {
  if (Platform.OS === 'android')
    return module.lockPlatformAsync({ screenOrientationConstantAndroid: ANDROID_LOCKED })
  const { UNKNOWN, PORTRAIT_UP, LANDSCAPE_LEFT, LANDSCAPE_RIGHT } = module.Orientation
  const sides = [LANDSCAPE_LEFT, LANDSCAPE_RIGHT]
  const current = await module.getOrientationAsync()
  // After a start the orientation is unknown until the phone is rotated. A lock makes the module assume an
  // orientation that it allows, so only portrait is known for certain afterwards.
  const { width, height } = Dimensions.get('window')
  const isOnSide = current === UNKNOWN ? width > height : sides.includes(current)
  isSideUnknown = isOnSide && (isSideUnknown || current === UNKNOWN)
  const known = current === UNKNOWN ? PORTRAIT_UP : current
  await module.lockPlatformAsync({
    // Both landscapes, or the table might turn over.
    screenOrientationArrayIOS: isSideUnknown ? sides : [known],
  })
}

async function unlock(module: Module): Promise<void> {
  // An iPad may be upside down, which the default does not allow again. An iPhone refuses it.
  const isAll =
    Platform.OS === 'ios' && (await module.supportsOrientationLockAsync(module.OrientationLock.ALL))
  await (isAll ? module.lockAsync(module.OrientationLock.ALL) : module.unlockAsync())
}
