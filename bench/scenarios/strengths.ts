import { RULES_TO_TEST } from '../../__tests__/support/rules-to-test'
import { strengthsOf } from '../../__tests__/support/turn-chances'
import { isClockCoarse } from './measure'
import type { Scenario } from './scenario'

/**
 * The exact strengths of the computer players. The same on every runtime, so the slower one skips it; it must
 * be the last scenario, as the results of the runtimes are paired by their order.
 */
export const strengths: Scenario = () =>
  isClockCoarse
    ? []
    : RULES_TO_TEST.flatMap(({ name, rules }) => {
        const [regular, child] = strengthsOf(rules)
        return [
          {
            name: `${name}: the master beats the regular`,
            unit: 'in 100',
            value: regular,
          } as const,
          { name: `${name}: the master beats the child`, unit: 'in 100', value: child } as const,
        ]
      })
