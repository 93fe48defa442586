import { use, useEffect, useState, type ComponentType } from 'react'

/** What stands for a part gets this once the part could not be loaded. */
export type InsteadProps = { readonly onTryAgain?: () => void }

type State = 'waiting' | 'failed' | 'loaded'

/**
 * A module of components that is loaded when one of them is drawn, or before. Unlike `lazy` it draws at once what
 * has been loaded: React holds back for a third of a second what had to wait, however shortly.
 */
export function loadedLater<Module>(fetchModule: () => Promise<Module>) {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined
  /** What is drawn waits for this one, even if it fails: asked for anew in each rendering it would fail for ever. */
  let awaited: Promise<Module> | undefined
  const load = (): Promise<Module> => {
    loading ??= fetchModule().then(
      (module) => (loaded = module),
      (reason: unknown) => {
        // It is fetched again when it is asked for again.
        loading = undefined
        throw reason
      },
    )
    return loading
  }
  /** A part that its screen cannot do without: if it cannot be loaded, the screen says so. */
  const part = <Props extends object>(pick: (module: Module) => ComponentType<Props>) =>
    function Part(props: Props) {
      const Loaded = pick(loaded ?? use((awaited ??= load())))
      return <Loaded {...props} />
    }
  /** A part that its screen can do without: another stands for it until it is loaded. */
  const partOr = <Props extends object>(
    pick: (module: Module) => ComponentType<Props>,
    Instead: ComponentType<Props & InsteadProps>,
  ) =>
    function PartOr(props: Props) {
      const [state, setState] = useState<State>('waiting')
      useEffect(() => {
        if (loaded || state !== 'waiting') return
        let isDrawn = true
        const settle = (next: State) => isDrawn && setState(next)
        load().then(
          () => settle('loaded'),
          () => settle('failed'),
        )
        return () => {
          isDrawn = false
        }
      }, [state])
      if (loaded) {
        const Loaded = pick(loaded)
        return <Loaded {...props} />
      }
      const onTryAgain = () => setState('waiting')
      return <Instead {...props} {...(state === 'failed' && { onTryAgain })} />
    }
  return { load, part, partOr }
}

/** A request may hang for minutes. */
const LONGEST_MS = 2500

/**
 * Resolves once a screen is loaded, or cannot be, but no later than a tap can wait: what is missing then is told
 * by the screen itself.
 */
export const loadInTime = (loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    loading.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ])
