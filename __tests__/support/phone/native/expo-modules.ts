import { fileSystem } from './file-system'
import type { Runtime } from './runtime'

class EventEmitter {
  addListener() {
    return { remove() {} }
  }
  removeListener() {}
  removeAllListeners() {}
  emit() {}
  listenerCount() {
    return 0
  }
}
class NativeModule extends EventEmitter {}
class SharedObject extends EventEmitter {
  release() {}
}
class SharedRef extends SharedObject {}

const MISSING = ['ExpoGo', 'ExpoUpdates', 'NativeModulesProxy']

/** Stands in for Expo's native modules: what is not known here answers with a promise of nothing. */
export function installExpoModules(
  rn: Runtime,
  manifest: string,
  files: Map<string, string>,
): void {
  const known: Record<string, object> = {
    ExponentConstants: { manifest, executionEnvironment: 'bare', name: 'Shut the Box' },
    FileSystem: fileSystem(files),
    ExpoFontLoader: { getLoadedFonts: () => [] },
    ExpoLinking: { getLinkingURL: () => null },
    ExpoLocalization: { getLocales: () => [{ languageTag: 'en-GB', languageCode: 'en' }] },
    ExpoCrypto: {
      getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => void crypto.getRandomValues(bytes),
    },
  }
  const made: Record<string, object> = {}
  const moduleNamed = (name: string) =>
    (made[name] ??= new Proxy(Object.assign(new NativeModule(), known[name]), {
      get(target, member) {
        if (member in target) return Reflect.get(target, member)
        // Constants are copied out of it, and it is awaited nowhere.
        if (typeof member !== 'string' || member === 'then' || name === 'ExponentConstants')
          return undefined
        return /^[A-Z]/.test(member) ? class extends SharedObject {} : () => Promise.resolve()
      },
    }))
  const expo = {
    EventEmitter,
    NativeModule,
    SharedObject,
    SharedRef,
    getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
    uuidv4: () => '0',
    uuidv5: () => '0',
    modules: new Proxy(
      {},
      {
        get: (_, name) =>
          typeof name !== 'string' || MISSING.includes(name) ? undefined : moduleNamed(name),
      },
    ),
  }
  Object.assign(rn, { expo })
}
