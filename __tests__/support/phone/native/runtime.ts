import type { Counted } from '../../count-modules'
import type { Dispatch, ViewNode } from './view-tree'

/** How long both runtimes take between two frames. */
export const FRAME_MS = 16

/** What a phone keeps while the app does not run: the storage by its keys, and the files by their addresses. */
export type Disk = {
  readonly stored: Map<string, string>
  readonly files: Map<string, string>
}

/** What the test gives to the native side. */
export type Host = {
  /** The global object of the UI runtime. */
  readonly ui: Runtime
  readonly disk: Disk
  /** The app's configuration, as JSON. */
  readonly manifest: string
}

/** What the test reads from the app's runtime. */
type Observed = Counted & {
  errors: string[]
  shown: readonly ViewNode[]
  dispatch: Dispatch
  /** How often the UI runtime has drawn a view. */
  drawnOnUi: number
  RN$AppRegistry: { runApplication(name: string, parameters: object): void }
}

/** What react-native-worklets puts into both runtimes. */
type Unpackers = {
  __RUNTIME_KIND: number
  __valueUnpacker(parts: object): unknown
  __remoteFunctionUnpacker(name: string | undefined): object
  __shareableHostUnpacker(initial: unknown, decorate: unknown): object
  __shareableGuestUnpacker(hostId: number, ref: object, decorate: unknown): object
  __synchronizableUnpacker(ref: object): object
  __callMicrotasks?(): void
}

/** The global object of a runtime. */
export type Runtime = typeof globalThis & Observed & Unpackers & { readonly host: Host }

/** Runs something later, outside of what runs now. */
export type QueueTask = (task: () => void, milliseconds?: number) => void
