// Runs in the app's runtime before the bundle of a phone: everything that a phone's native side gives to it.
import { countModules } from '../../count-modules'
import { installExpoModules } from './expo-modules'
import { installReanimated } from './reanimated'
import { FRAME_MS, type Runtime } from './runtime'
import { installTurboModules } from './turbo-modules'
import { installViewTree } from './view-tree'
import { installWorklets } from './worklets'

const CONSOLE_ERROR = 3

const rn = globalThis as unknown as Runtime
const { ui, disk, manifest } = rn.host

rn.errors = []

function queueTask(task: () => void, milliseconds = 0): void {
  setTimeout(() => {
    try {
      task()
    } catch (error) {
      rn.errors.push(String((error as Error).stack ?? error))
    }
  }, milliseconds)
}

Object.assign(rn, {
  RN$Bridgeless: true,
  RN$registerCallableModule() {},
  RN$registerExceptionListener() {},
  nativePerformanceNow: () => performance.now(),
  nativeLoggingHook(message: string, level: number) {
    if (level >= CONSOLE_ERROR) rn.errors.push(message)
  },
  requestAnimationFrame: (frame: (time: number) => void) =>
    setTimeout(() => frame(performance.now()), FRAME_MS),
  cancelAnimationFrame: clearTimeout,
})
const installWorkletsProxy = installWorklets(rn, ui, queueTask)
installReanimated(rn, ui)
installViewTree(rn, queueTask)
installTurboModules(rn, queueTask, installWorkletsProxy)
installExpoModules(rn, manifest, disk.files)
countModules()
