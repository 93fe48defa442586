import { use, type ComponentType } from 'react'

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
  const part = <Props extends object>(pick: (module: Module) => ComponentType<Props>) =>
    function Part(props: Props) {
      const Loaded = pick(loaded ?? use((awaited ??= load())))
      return <Loaded {...props} />
    }
  return { load, part }
}
