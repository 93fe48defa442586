// Stands in for the C++ of react-native-worklets: a value for the other runtime is taken apart in one and put together in
// the other, so that a worklet which uses what the UI runtime does not have fails here as on a phone.
import { FRAME_MS, type QueueTask, type Runtime } from './runtime'

type Read = (runtime: Runtime) => unknown
/** What JavaScript holds of a value that can be read in every runtime. */
type Handle = { readonly __serializableRef: true }
type Parts = Readonly<Record<string, Handle>>
type Work = () => unknown

const RN_KIND = 1
const UI_KIND = 2
/** `UIRuntimeId` of react-native-worklets. */
const UI_RUNTIME_ID = 1

const reads = new WeakMap<object, Read>()

function handle(read: Read): Handle {
  const made: Handle = { __serializableRef: true }
  reads.set(made, read)
  return made
}

function readIn(runtime: Runtime, value: object): unknown {
  const read = reads.get(value)
  if (!read) throw new Error('This is no serializable.')
  return read(runtime)
}

const workIn = (runtime: Runtime, value: object) => readIn(runtime, value) as Work

/** Read once in each runtime, as worklets and initializers are. */
function retained(read: Read): Read {
  const made = new Map<Runtime, unknown>()
  return (runtime) => {
    if (!made.has(runtime)) made.set(runtime, read(runtime))
    return made.get(runtime)
  }
}

function objectIn(runtime: Runtime, parts: Parts): object {
  const made = new runtime.Object() as Record<string, unknown>
  for (const [key, part] of Object.entries(parts)) made[key] = readIn(runtime, part)
  return made
}

const arrayIn = (runtime: Runtime, parts: readonly Handle[]): unknown[] =>
  runtime.Array.from(parts, (part) => readIn(runtime, part))

const constant = (value: unknown) => handle(() => value)

const unpacked = (parts: Parts) =>
  handle(retained((runtime) => runtime.__valueUnpacker(objectIn(runtime, parts))))

const object = (parts: Parts, isRetained?: boolean) => {
  const read: Read = (runtime) => objectIn(runtime, parts)
  return handle(isRetained ? retained(read) : read)
}

function remoteFunction(fun: unknown, name?: string): Handle {
  const read: Read = (runtime) => {
    if (runtime.__RUNTIME_KIND === RN_KIND) return fun
    const made = runtime.__remoteFunctionUnpacker(name)
    reads.set(made, read)
    return made
  }
  return handle(read)
}

const map = (keys: readonly Handle[], values: readonly Handle[]) =>
  handle((runtime) => {
    const entries = keys.map((key, at): [unknown, unknown] => [
      readIn(runtime, key),
      readIn(runtime, values[at]!),
    ])
    return new runtime.Map(entries)
  })

/** Of what comes out of the UI runtime only the keys tell what it is. */
const legacy = (parts: Parts) =>
  '__workletHash' in parts || '__init' in parts ? unpacked(parts) : object(parts)

/** How each kind is taken apart; both runtimes call these, by names of which these are the ends. */
const SERIALIZABLES = {
  String: constant,
  Number: constant,
  Boolean: constant,
  BigInt: constant,
  HostObject: constant,
  Undefined: () => constant(undefined),
  Null: () => constant(null),
  Object: object,
  TurboModuleLike: (parts: Parts) => object(parts),
  Array: (parts: readonly Handle[]) => handle((runtime) => arrayIn(runtime, parts)),
  Map: map,
  Set: (parts: readonly Handle[]) => handle((runtime) => new runtime.Set(arrayIn(runtime, parts))),
  RegExp: (pattern: string, flags: string) =>
    handle((runtime) => new runtime.RegExp(pattern, flags)),
  Error: (name: string, message: string, stack?: string) =>
    handle((runtime) => Object.assign(new runtime.Error(message), { name, stack })),
  Initializer: unpacked,
  Worklet: unpacked,
  NonWorkletFunction: remoteFunction,
  LEGACY: legacy,
}

const serializables = (start: string) =>
  Object.fromEntries(Object.entries(SERIALIZABLES).map(([end, make]) => [start + end, make]))

/** A value that the UI runtime has, and others ask it for. */
function createShareable(
  _host: number,
  initial: Handle,
  _isSync: boolean,
  decorateHost: Handle,
  decorateGuest: Handle,
): Handle {
  const inHost = retained((ui) =>
    ui.__shareableHostUnpacker(readIn(ui, initial), readIn(ui, decorateHost)),
  )
  const made: Handle = handle((runtime) =>
    runtime.__RUNTIME_KIND === UI_KIND
      ? inHost(runtime)
      : runtime.__shareableGuestUnpacker(UI_RUNTIME_ID, made, readIn(runtime, decorateGuest)),
  )
  return made
}

/** Gives both runtimes what the C++ gives them; returns what installs it in the app's. */
export function installWorklets(rn: Runtime, ui: Runtime, queueTask: QueueTask): () => boolean {
  const onUi = (work: Work) => {
    const result = work()
    ui.__callMicrotasks?.()
    return result
  }
  const runOnUISync = (work: object) => readIn(rn, onUi(workIn(ui, work)) as object)
  const scheduleOnUI = (work: object) => queueTask(() => onUi(workIn(ui, work)))
  const synchronized = new WeakMap<object, Handle>()
  const proxyFor = (runtime: Runtime) => {
    const synchronizableGet = (ref: object) => readIn(runtime, synchronized.get(ref)!)
    return {
      ...serializables('createSerializable'),
      createShareable,
      createSynchronizable(value: Handle) {
        const made: Handle = handle((reader) => reader.__synchronizableUnpacker(made))
        synchronized.set(made, value)
        return made
      },
      synchronizableGetDirty: synchronizableGet,
      synchronizableGetBlocking: synchronizableGet,
      synchronizableSetBlocking: (ref: object, value: Handle) => synchronized.set(ref, value),
      synchronizableLock() {},
      synchronizableUnlock() {},
      loadUnpackers(...texts: string[]) {
        // The code, the location and the source map of each.
        for (let at = 0; at < texts.length; at += 3) (ui.eval(`(${texts[at]!})`) as Work)()
      },
      scheduleOnUI: (works: object) =>
        queueTask(() => onUi(() => (readIn(ui, works) as Work[]).forEach((work) => work()))),
      scheduleOnRuntimeWithId: (_id: number, work: object) => scheduleOnUI(work),
      runOnUISync,
      runOnRuntimeSyncWithId: (_id: number, work: object) => runOnUISync(work),
      scheduleOnRN: (fun: object, args?: Handle) =>
        queueTask(() => {
          const call = readIn(rn, fun) as (...given: unknown[]) => void
          call(...(args ? (readIn(rn, args) as unknown[]) : []))
        }),
      getStaticFeatureFlag: () => false,
      setDynamicFeatureFlag() {},
      getUIRuntimeHolder: () => ({}),
      getUISchedulerHolder: () => ({}),
    }
  }
  Object.assign(rn, { global: rn, __RUNTIME_KIND: RN_KIND, __RUNTIME_NAME: 'RN', _WORKLET: false })
  Object.assign(ui, { global: ui, __RUNTIME_KIND: UI_KIND, __RUNTIME_NAME: 'UI', _WORKLET: true })
  Object.assign(ui, {
    __DEV__: false,
    __workletsModuleProxy: proxyFor(ui),
    ...serializables('_createSerializable'),
    _toString: String,
    performance: { now: () => rn.performance.now() },
    __nativeRequestAnimationFrame: (frame: (time: number) => void) =>
      queueTask(() => onUi(() => frame(rn.performance.now())), FRAME_MS),
  })
  return () => {
    Object.assign(rn, { __workletsModuleProxy: proxyFor(rn) })
    return true
  }
}
