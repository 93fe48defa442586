import { knownOrNothing } from './known-or-nothing'
import type { QueueTask, Runtime } from './runtime'

type Done = (error: unknown, result?: unknown) => void
type Answers = Record<string, (...given: never[]) => unknown>

// What a release build does not have, and the other storages that AsyncStorage looks for first.
const MISSING = [
  'EXDevLauncher',
  'ExpoGo',
  'ExpoUpdates',
  'NativePerformanceCxx',
  'NativeUnimoduleProxy',
  'PlatformLocalStorage',
  'RNC_AsyncSQLiteDBStorage',
]

const IDLE_MS = 10
const WINDOW = { width: 390, height: 844, scale: 3, fontScale: 1 }
const CONSTANTS: Record<string, object> = {
  AppState: { initialAppState: 'active' },
  PlatformConstants: {
    reactNativeVersion: { major: 0, minor: 86, patch: 3 },
    Version: 35,
    osVersion: '18.0',
    systemName: 'iOS',
    interfaceIdiom: 'phone',
  },
  DeviceInfo: {
    Dimensions: {
      window: WINDOW,
      screen: WINDOW,
      windowPhysicalPixels: { ...WINDOW, densityDpi: 480 },
      screenPhysicalPixels: { ...WINDOW, densityDpi: 480 },
    },
  },
  I18nManager: { isRTL: false, doLeftAndRightSwapInRTL: false },
  SourceCode: { scriptURL: 'file:///main.jsbundle' },
}

function storage(stored: Map<string, string>, queueTask: QueueTask): Answers {
  const answer = (done: Done, work: () => unknown) => queueTask(() => done(null, work()))
  return {
    multiGet: (keys: string[], done: Done) =>
      answer(done, () => keys.map((key) => [key, stored.get(key) ?? null])),
    multiSet: (pairs: [string, string][], done: Done) =>
      answer(done, () => pairs.forEach(([key, value]) => stored.set(key, value))),
    multiRemove: (keys: string[], done: Done) =>
      answer(done, () => keys.forEach((key) => stored.delete(key))),
    getAllKeys: (done: Done) => answer(done, () => [...stored.keys()]),
  }
}

/** Stands in for the native modules of React Native and AsyncStorage. What is not known here does nothing. */
export function installTurboModules(
  rn: Runtime,
  queueTask: QueueTask,
  installWorkletsProxy: () => boolean,
): void {
  const answers: Record<string, Answers> = {
    RNCAsyncStorage: storage(rn.host.disk.stored, queueTask),
    AppState: {
      getCurrentAppState: (done: (state: object) => void) => done({ app_state: 'active' }),
    },
    Appearance: { getColorScheme: () => 'light' },
    NativeIdleCallbacksCxx: {
      requestIdleCallback: (task: (deadline: object) => void) =>
        queueTask(() => task({ didTimeout: false, timeRemaining: () => IDLE_MS })),
    },
    NativeMicrotasksCxx: { queueMicrotask: rn.queueMicrotask },
    NativeDOMCxx: {
      getBoundingClientRect: () => [0, 0, 390, 60],
      getOffset: () => [null, 0, 0],
      getScrollPosition: () => [0, 0],
    },
    WorkletsModule: { installTurboModule: installWorkletsProxy },
    ExceptionsManager: {
      reportException: (data: { message: string }) => rn.errors.push(data.message),
    },
    ReanimatedModule: { installTurboModule: () => true },
  }
  const made: Record<string, object> = {}
  const moduleNamed = (name: string) =>
    (made[name] ??= new Proxy(answers[name] ?? {}, {
      get(known, method) {
        if (typeof method !== 'string' || method === 'then') return undefined
        if (method === 'getConstants') return () => CONSTANTS[name] ?? {}
        return knownOrNothing(known, method)
      },
    }))
  const find = (name: string) => (MISSING.includes(name) ? null : moduleNamed(name))
  Object.assign(rn, {
    __turboModuleProxy: find,
    nativeModuleProxy: new Proxy({}, { get: (_, name: string) => find(name) ?? undefined }),
  })
}
