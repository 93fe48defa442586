import { knownOrNothing } from './known-or-nothing'
import type { Runtime } from './runtime'

/** Stands in for the C++ of react-native-reanimated: what its worklets draw is only counted. */
export function installReanimated(rn: Runtime, ui: Runtime): void {
  rn.drawnOnUi = 0
  Object.assign(ui, {
    _updateProps: (updates: readonly unknown[]) => {
      rn.drawnOnUi += updates.length
    },
    _getAnimationTimestamp: () => rn.performance.now(),
    _maybeFlushUIUpdatesQueue() {},
    _measure: () => null,
    _dispatchCommand() {},
    _notifyAboutProgress() {},
    _notifyAboutEnd() {},
    _setGestureState() {},
    _obtainProp: () => undefined,
  })
  let handlers = 0
  const answers: Record<string, () => unknown> = {
    getStaticFeatureFlag: () => false,
    getSettledUpdates: () => [],
    registerEventHandler: () => handlers++,
    subscribeForKeyboardEvents: () => handlers++,
  }
  Object.assign(rn, { __reanimatedModuleProxy: new Proxy(answers, { get: knownOrNothing }) })
}
