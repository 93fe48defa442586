import { knownOrNothing } from './known-or-nothing'
import type { QueueTask, Runtime } from './runtime'

type Props = {
  readonly text?: string
  readonly role?: string
  readonly accessibilityRole?: string
  readonly accessibilityLabel?: string
  readonly accessibilityState?: { disabled?: boolean; checked?: boolean; selected?: boolean }
  readonly onLayout?: boolean
  /** Of a modal. */
  readonly visible?: boolean
}

/** A view of the app. */
export type ViewNode = {
  readonly tag: number
  readonly props: Props
  readonly instance: unknown
  readonly children: ViewNode[]
}

export type Dispatch = (instance: unknown, event: string, payload: object) => void

const FRAME = { x: 0, y: 0, width: 390, height: 844 }
const INSETS = { top: 47, right: 0, bottom: 34, left: 0 }

/** Stands in for Fabric: keeps the views that React shows, and tells each of them a layout. */
export function installViewTree(rn: Runtime, queueTask: QueueTask): void {
  // React and worklets are given objects that tell nothing, as by Fabric.
  const nodes = new WeakMap<object, ViewNode>()
  const made = (node: ViewNode): object => {
    const handle = {}
    nodes.set(handle, node)
    return handle
  }
  const nodesOf = (handles: readonly object[]) => handles.map((handle) => nodes.get(handle)!)
  const childrenOf = (handle: object) => nodes.get(handle)!.children
  const cloned = (handle: object, children: ViewNode[], props?: Props) => {
    const node = nodes.get(handle)!
    // Android tells nothing of it, and hears nothing.
    if (node.props.visible && props?.visible === false)
      queueTask(() => rn.dispatch(node.instance, 'topDismiss', {}))
    return made({ ...node, props: { ...node.props, ...props }, children })
  }
  const methods = {
    registerEventHandler(dispatch: Dispatch) {
      rn.dispatch = dispatch
    },
    createNode(tag: number, view: string, _root: number, given: Props | null, instance: unknown) {
      const props = given ?? {}
      const tell = (event: string, payload: object) =>
        queueTask(() => rn.dispatch(instance, event, payload))
      if (view === 'RNCSafeAreaProvider') tell('topInsetsChange', { insets: INSETS, frame: FRAME })
      if (props.onLayout) tell('topLayout', { layout: FRAME })
      return made({ tag, props, instance, children: [] })
    },
    cloneNode: (handle: object) => cloned(handle, [...childrenOf(handle)]),
    cloneNodeWithNewChildren: (handle: object, children: readonly object[] = []) =>
      cloned(handle, nodesOf(children)),
    cloneNodeWithNewProps: (handle: object, props: Props) =>
      cloned(handle, [...childrenOf(handle)], props),
    // The children may be left out.
    cloneNodeWithNewChildrenAndProps: (
      handle: object,
      ...given: [readonly object[], Props] | [Props]
    ) =>
      given.length === 2
        ? cloned(handle, nodesOf(given[0]), given[1])
        : cloned(handle, [], given[0]),
    createChildSet: () => [],
    appendChild(parent: object, child: object) {
      childrenOf(parent).push(nodes.get(child)!)
      return parent
    },
    appendChildToSet: (set: object[], child: object) => void set.push(child),
    completeRoot(_root: number, set: readonly object[]) {
      rn.shown = nodesOf(set)
    },
  }
  rn.shown = []
  Object.assign(rn, {
    nativeFabricUIManager: new Proxy(methods, { get: knownOrNothing }),
    __nativeComponentRegistry__hasComponent: () => true,
    RN$LegacyInterop_UIManager_getConstants: () => ({}),
    RN$LegacyInterop_UIManager_getConstantsForViewManager: () => ({}),
  })
}
