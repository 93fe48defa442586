/** Leaves out what took half the time of the tests of screens, and says nothing about them. Imported first. */
import * as React from 'react'

// React notes a stack for each element, up to ten thousand in a second.
const internals = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))![1]
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => 10_000,
  set: () => {},
})

// React Native looks a part of it up each time it is asked for, and queries ask for this one at every node.
const native = jest.requireActual<{ readonly StyleSheet: object }>('react-native')
Object.defineProperty(native, 'StyleSheet', { value: native.StyleSheet })

type Fiber = object
type TestNode = object
type TestRenderer = {
  readonly act: (callback: () => void) => void
  readonly create: (element: React.ReactElement) => { readonly root: TestNode; unmount: () => void }
}

// React tells its developer tools of each commit, if they are there when it is loaded.
let commits = 0
const { __REACT_DEVTOOLS_GLOBAL_HOOK__: tools } = globalThis as unknown as Record<string, object>
Object.assign(tools!, {
  isDisabled: false,
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: () => commits++,
})

/** The same as `read`, which is called once for a node until the next commit. */
function keptUntilCommit<Value>(read: (this: TestNode) => Value): (this: TestNode) => Value {
  let kept = new WeakMap<TestNode, Value>()
  let keptAt = commits
  return function () {
    if (keptAt !== commits) {
      kept = new WeakMap()
      keptAt = commits
    }
    const known = kept.get(this)
    if (known !== undefined) return known
    const value = read.call(this)
    kept.set(this, value)
    return value
  }
}

// To read the props or children of a node, the renderer finds out which of its two versions is current, on the
// whole way up to the root. It changes only when React commits.
const { act, create } = jest.requireActual<TestRenderer>('react-test-renderer')
let renderer!: ReturnType<typeof create>
act(() => {
  renderer = create(React.createElement('View'))
})
const node = Object.getPrototypeOf(renderer.root) as object
const { _currentFiber, children } = Object.getOwnPropertyDescriptors(node) as {
  _currentFiber: TypedPropertyDescriptor<() => Fiber>
  children: TypedPropertyDescriptor<readonly unknown[]>
}
Object.defineProperties(node, {
  _currentFiber: { value: keptUntilCommit(_currentFiber.value!) },
  children: { get: keptUntilCommit(children.get!) },
})
act(() => renderer.unmount())

// For the name of each node the library makes all of its thirty queries anew, and uses two.
type Queries = { getQueriesForElement: (of: TestNode) => object }
const queries = jest.requireActual<Queries>('@testing-library/react-native/build/within')
const { getQueriesForElement } = queries
const queriesOf = new WeakMap<TestNode, object>()
queries.getQueriesForElement = (of) => {
  const known = queriesOf.get(of) ?? getQueriesForElement(of)
  queriesOf.set(of, known)
  return known
}
