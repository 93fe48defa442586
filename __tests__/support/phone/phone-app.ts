import { build } from 'esbuild'
import { webcrypto } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createContext, runInContext } from 'node:vm'
import type { ViewNode } from './native/view-tree'
import type { Disk, Host, Runtime } from './native/runtime'

const NATIVE_SIDE = '__tests__/support/phone/native/index.ts'
const ROLES = ['button', 'checkbox', 'link', 'radio', 'switch', 'togglebutton']
const POLL_MS = 20
/** A person does not press a button in the frame in which it appears. */
const REACTION_MS = 100
/** Two taps closer than this are a double tap, which presses one button: who means two is slower. */
const APART_MS = 400
const WAIT_MS = 20_000

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const withDescendants = (nodes: readonly ViewNode[]): ViewNode[] =>
  nodes.flatMap((node) => [node, ...withDescendants(node.children)])

const textsOf = (nodes: readonly ViewNode[]): string[] =>
  withDescendants(nodes).flatMap(({ props }) => (props.text ? [props.text] : []))

const nameOf = (node: ViewNode): string =>
  node.props.accessibilityLabel ?? textsOf([node]).join(' ')

/** The native side of a phone, as a script for the runtime of the app. */
async function nativeSide(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [NATIVE_SIDE],
    bundle: true,
    format: 'iife',
    target: 'node20',
    write: false,
  })
  return outputFiles[0]!.text
}

/** Timers that stop with the app. */
class Timers {
  private readonly running = new Set<NodeJS.Timeout>()
  private isStopped = false

  /** By the names that the app calls them with. */
  readonly functions = {
    setTimeout: (task: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const timer = setTimeout(() => {
        this.running.delete(timer)
        if (!this.isStopped) task(...given)
      }, ms)
      this.running.add(timer)
      return timer
    },
    setInterval: (task: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
      const timer = setInterval(task, ms, ...given)
      this.running.add(timer)
      return timer
    },
    setImmediate: (task: () => void) => setImmediate(() => this.isStopped || task()),
    clearTimeout,
    clearInterval,
    clearImmediate,
    queueMicrotask,
  }

  stop(): void {
    this.isStopped = true
    for (const timer of this.running) clearTimeout(timer)
  }
}

const emptyDisk = (): Disk => ({ stored: new Map(), files: new Map() })

/** The bundle of a phone, run with stand-ins for everything that is native on it; `disk` is what the phone keeps. */
export class PhoneApp {
  private touchedAt = -Infinity

  private constructor(
    private readonly runtime: Runtime,
    private readonly timers: Timers,
    readonly disk: Disk,
  ) {}

  static async start(bundle: string, disk = emptyDisk()): Promise<PhoneApp> {
    const config = JSON.parse(await readFile('app.json', 'utf8')) as { expo: object }
    const ui = runInContext('globalThis', createContext({})) as Runtime
    const host: Host = { ui, disk, manifest: JSON.stringify(config.expo) }
    const timers = new Timers()
    const context = createContext({
      ...timers.functions,
      host,
      crypto: webcrypto,
      performance,
      TextEncoder,
      TextDecoder,
      URL,
    })
    const app = new PhoneApp(runInContext('globalThis', context) as Runtime, timers, disk)
    runInContext(await nativeSide(), context)
    runInContext(await readFile(bundle, 'utf8'), context, { filename: bundle })
    app.runtime.RN$AppRegistry.runApplication('main', { rootTag: 1, initialProps: {} })
    return app
  }

  get modulesRun(): number {
    return this.runtime.modulesRun
  }

  get errors(): readonly string[] {
    return this.runtime.errors
  }

  /** How often the UI runtime has drawn a view. */
  get drawnOnUi(): number {
    return this.runtime.drawnOnUi
  }

  /** All texts that are shown. */
  get texts(): string[] {
    return textsOf(this.runtime.shown)
  }

  /** The names of what can be pressed and is not chosen yet. */
  get buttons(): string[] {
    return this.pressable().map(nameOf)
  }

  private pressable(): ViewNode[] {
    return withDescendants(this.runtime.shown).filter(
      (node) =>
        ROLES.includes(node.props.accessibilityRole ?? node.props.role ?? '') &&
        !isDisabledOrChosen(node),
    )
  }

  async waitFor<T>(what: string, find: () => T | undefined | false): Promise<T> {
    const end = performance.now() + WAIT_MS
    while (performance.now() < end) {
      const found = find()
      if (found) return found
      await sleep(POLL_MS)
    }
    throw new Error(
      `${what} did not come.\nErrors: ${this.errors.join('\n')}\nShown: ${this.texts.join(' | ')}`,
    )
  }

  async press(name: RegExp): Promise<void> {
    await this.waitFor(`The button ${name}`, () => this.find(name))
    if (!(await this.pressIfThere(name))) await this.press(name)
  }

  /** Presses what is there now, if it is still there when somebody has reached for it. */
  async pressIfThere(name: RegExp): Promise<boolean> {
    await sleep(Math.max(REACTION_MS, this.touchedAt + APART_MS - performance.now()))
    const node = this.find(name)
    if (node) await this.touch(node)
    return node !== undefined
  }

  private find(name: RegExp): ViewNode | undefined {
    return this.pressable().find((node) => name.test(nameOf(node)))
  }

  private async touch({ instance, tag }: ViewNode): Promise<void> {
    const touch = () => ({
      identifier: 0,
      target: tag,
      pageX: 10,
      pageY: 10,
      locationX: 1,
      locationY: 1,
      timestamp: performance.now(),
    })
    const send = (type: string, touches: object[]) =>
      this.runtime.dispatch(instance, type, { ...touch(), touches, changedTouches: [touch()] })
    send('topTouchStart', [touch()])
    await sleep(POLL_MS)
    send('topTouchEnd', [])
    this.touchedAt = performance.now()
    await sleep(POLL_MS)
  }

  close(): void {
    this.timers.stop()
  }
}

const isDisabledOrChosen = ({ props }: ViewNode): boolean => {
  const { disabled, checked, selected } = props.accessibilityState ?? {}
  return disabled === true || checked === true || selected === true
}
