import { lazy, type ComponentType } from 'react'

/**
 * A component that a browser loads when it is first drawn. If it cannot be loaded another is drawn instead:
 * the screen can do without it.
 */
export const lazyOr = <Module, Props extends object>(
  fetchModule: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Instead: ComponentType<Props>,
) =>
  lazy<ComponentType<Props>>(() =>
    fetchModule().then(
      (module) => ({ default: pick(module) }),
      () => ({ default: Instead }),
    ),
  )
