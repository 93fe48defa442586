import { use, useEffect, useState, type ComponentType } from 'react'

/** Props of a fallback: `onTryAgain` is set once loading has failed. */
export type FallbackProps = { readonly onTryAgain?: () => void }

type State = 'waiting' | 'failed' | 'loaded'

/**
 * A module of components that is loaded when one of them is drawn, or earlier by `load`. Unlike with `lazy`,
 * a component that is loaded already is drawn at once: React shows a suspended one a third of a second later.
 */
export function lazyModule<Module>(fetchModule: () => Promise<Module>) {
  let loaded: Module | undefined
  let loading: Promise<Module> | undefined
  /** `component` suspends on this promise even if it fails: with a new one per render it would retry for ever. */
  let awaited: Promise<Module> | undefined
  const load = (): Promise<Module> => {
    loading ??= fetchModule().then(
      (module) => (loaded = module),
      (reason: unknown) => {
        // The next call fetches it again.
        loading = undefined
        throw reason
      },
    )
    return loading
  }
  /** A component that its screen needs: if it cannot be loaded, the error boundary is shown. */
  const component = <Props extends object>(pick: (module: Module) => ComponentType<Props>) =>
    function Lazy(props: Props) {
      const Loaded = pick(loaded ?? use((awaited ??= load())))
      return <Loaded {...props} />
    }
  /** An optional component: `Fallback` is shown until it is loaded. */
  const withFallback = <Props extends object>(
    pick: (module: Module) => ComponentType<Props>,
    Fallback: ComponentType<Props & FallbackProps>,
  ) =>
    function WithFallback(props: Props) {
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
      return <Fallback {...props} {...(state === 'failed' && { onTryAgain })} />
    }
  return { load, component, withFallback }
}

/** A request may hang for minutes. */
const LONGEST_MS = 2500

/**
 * Resolves once a screen is loaded or has failed to load, but after 2.5 s at the latest: then the screen
 * itself shows what is missing.
 */
export const loadInTime = (loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([
    loading.catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_MS)),
  ])
